const HEARSAY =
  /\b(?:maybe|perhaps|probably|possibly|might|may be|could be|would be|i (?:think|guess|believe|hear|heard|assume|suppose)|rumou?rs?|apparently|supposedly|allegedly|seems?|not sure|(?:said|says|told|tells|asked|asks|claims?|thinks|hopes?|wants?|wanted|plans?|considering)(?: \S+){0,2} (?:he|she|they|to)|pretend|imagine|suppose|what if|vielleicht|angeblich|wohl|quiz[aá]s?|tal vez|parece|peut-[eê]tre|il para[iî]t)\b/iu;
/** A quote after the words that say who said it. */
const QUOTED =
  /\b(?:said|says|wrote|writes|asked|asks|told|emailed|mailed|messaged|posted|replied|answered|mail|email|letter|message|post|note|schrieb|schreibt|sagt|sagte|dijo|dice|escribi[oó]|dit|[eé]crit)\b[^"'“„«‘]{0,40}["'“„«‘]\S|\b(?:said|says|wrote|writes|asked|asks|schrieb|schreibt|sagt|sagte|dijo|dice|escribi[oó])\s*:/iu;
/** "Ben asked whether …", "yesterday I moved her": a reported question, and something done before. */
const ASKED_OR_DONE =
  /\b(?:asks?|asked|wonders?|wondered|wants? to know|wanted to know)(?: \S+){0,2} (?:whether|if)\b|\b(?:yesterday|earlier|last (?:week|month|night)|this morning|before)\b[^.;]*\b(?:i|we) (?:moved|set|put|changed|added|deleted|removed|marked|gave)\b|\b(?:i|we) (?:was|were) going to\b/iu;
/** "Lost his certificate": the thing is gone, and no stage of that name is meant. */
const LOSES = /\blost (?:his|her|their|its|the|an?|our)\b/iu;
/** "Hates poetry", "is looking for a crime list": what someone has no liking for, or is still to find, is nothing that they have. Bare "looking for PR" is what they need. */
const HAS_NOT =
  /^(?!\W*(?:(?:please|and|also|ok)\s+)*(?:set|change|put|move|mark|make|update|add|give|switch)\b).*\b(?:hates?|hated|dislikes?|disliked|detests?|loathes?|avoids?|can['’]?t stand|(?:tired|sick|wary|afraid|critical) of|fed up with|no fan of|(?:is|are|was|were|['’]s|['’]re) (?:still )?(?:looking|searching|hunting) for (?:an?|the|some\p{L}*|another|new|his|her|their|two|three)|in search of|has read|is reading|(?:picked|chose|preferred) (?:us|me|them|somebody|someone|the \p{L}+ (?:house|firm|team|dealer|offer)))\b/iu;
/** Whether something is told as possible, as past, or as someone else's words. */
export const isHearsay = (text: string): boolean =>
  HEARSAY.test(text) || QUOTED.test(text) || ASKED_OR_DONE.test(text) || LOSES.test(text) || HAS_NOT.test(text);

const RECORD =
  "(?:(?:the|my|our|her|his|their|that|this|all|every|any)\\s+)*(?:tasks?|reminders?|notes?|columns?|persons?|people|contacts?|records?|stages?|status|owners?|priorit(?:y|ies)|everyone|everything)";
/** "Nell asked whether we could delete Fenwick", "Col was going to change Ines to …", "I wish it were paid": talk of an order that nobody gives. */
const TALK = new RegExp(
  `^\\W*(?:i|we) wish\\b|^\\W*if only\\b|\\b(?:told|tells|said|says|asked|asks|wanted|wants|wrote|whether|suggested|was going to|were going to|nearly|almost)\\b[^.?!]{0,80}?\\b(?:delete|erase|wipe|(?:remove|change|move|set|mark|rename)\\s+${RECORD})\\b`,
  "iu",
);
/** Of a person, who has a capital: "move house" is news. */
const WAS_GOING =
  /\b(?:was|were) going to (?:change|move|set|put) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:to|into|as)\b/u;
export const talksOfOrder = (text: string): boolean => TALK.test(text) || WAS_GOING.test(text);

const REPORTED_ORDER =
  /^(?:(?:so|and|but|also|well|ok|fyi|btw|apparently|today|yesterday|just now)[\s,]+)*(?!(?:i|we|you|please)\b)(?:\S+\s+){1,3}?(?:(?:has|had|just|also|already|then|kindly)\s+)*(?:told|tells|asked|asks|wants?|wanted|ordered|orders|instructed|begged|urged|reminded|advised|expects?|needs|hat gesagt|pidi[oó] a|a dit [àa]|a demand[eé] [àa])\s+(?:(?!to\b)\S+\s+){1,4}?(?:to|que|de)\s/iu;
/** "She says I should put Ana on hold": what someone else thinks that is to be done. */
const REPORTED_DUTY =
  /^(?:(?:so|and|but|also|well|ok|fyi|btw|apparently|today|yesterday)[\s,]+)*(?!(?:i|we|you|please)\b)(?:\S+\s+){1,3}?(?:just\s+|also\s+)?(?:says?|said|thinks?|thought|reckons?|reckoned|suggests?|suggested|feels?|felt|argues?|insists?|insisted|believes?)\s+(?:that\s+)?(?:i|we)\s+(?:should|must|ought to|could|need to|have to|can)\s/iu;
/** Whether a sentence tells what someone asked of someone else: what "and" joins to it is asked of them too. */
export const isReportedOrder = (text: string): boolean =>
  REPORTED_ORDER.test(text.trim()) || REPORTED_DUTY.test(text.trim());

/** "Note that Omar asked to move Jane to Closed", "… that we should move her": a note that tells of an order, which nobody gives. */
const NOTES_ORDER =
  /^\W*(?:\S+\s+){0,4}?(?:note|jot|log|record|remember|write|keep in mind)(?![\p{L}])[^:]*?(?<![\p{L}])(?:ask(?:s|ed)?|sa(?:ys|id)|t(?:ells|old)|wants?|wanted|recommend(?:s|ed)?|suggest(?:s|ed)?|propos(?:es|ed)|demand(?:s|ed)?|insist(?:s|ed)?|promis(?:es|ed)|plan(?:s|ned)?|agreed?|decided|should|must|ought|has to|have to|needs? to|might|could|would)(?![\p{L}])(?:\s+\S+){0,5}?\s+(?:add|create|set|mark|move|change|update|delete|remove|complete|reschedule|postpone|clear|rename|put|assign)(?![\p{L}])/iu;
/** Whether a note tells of an order: what "and" or "then" joins to it belongs to the note too. */
export const notesOrder = (text: string): boolean => NOTES_ORDER.test(text);
