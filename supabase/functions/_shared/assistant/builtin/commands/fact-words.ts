/** Words between facts about someone, which say nothing of them. */
export const JOIN =
  /^(?:,|and|with|who|which|he|she|they|is|has|are|should|must|belongs|\(|\)|:|-|then|plus|but|P|'s|whose|be|being|become|becomes|became)$/;

/** What begins to tell what happened to someone. */
export const ANECDOTE =
  /^(?:met|saw|meet|introduced|spoke|talked|knows|know|likes|wants|loves|hates|prefers|needs|interested|looking)$/;
