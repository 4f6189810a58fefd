/** What nobody asks for in so many words, about moving Jane Doe to Meeting: for the tests of the guards and of the reading. */
const X = "the stage of Jane Doe to Meeting";

/** Plain requests. */
export const REQUESTS: readonly string[] = [
  `Set ${X}`,
  `Please set ${X}.`,
  `Can you set ${X}?`,
  `Hi, could you please set ${X}`,
  `Thanks. Move Jane Doe to Meeting`,
  "Set Omar's stage to Lead and move Jane Doe to Meeting",
  "Ok now move Jane Doe to Meeting",
];

/** Questions, refusals, conditions, reports, plans, and what someone else wrote. */
export const NO_REQUESTS: readonly string[] = [
  // Questions.
  ...[
    `Should I set ${X}?`,
    `Should I set ${X}`,
    `Shall we set ${X}`,
    `May I set ${X}?`,
    `Can I move Jane Doe to Meeting?`,
  ],
  ...[`Set ${X}?`, `Could I set ${X}`, `Am I to set ${X}?`, `Is it wise to set ${X}?`],
  // Refusals.
  ...[
    `Do not set ${X}`,
    `Please do not move Jane Doe to Meeting`,
    `Never move Jane Doe to Meeting`,
    `Don't you dare set ${X}`,
  ],
  ...[
    `You shouldn't set ${X}`,
    `You can't set ${X}`,
    `You cannot set ${X}`,
    `I wouldn't set ${X}`,
    `I didn't set ${X}`,
  ],
  ...[`Nobody may set ${X}`, `Neither you nor I set ${X}`, `I refuse to set ${X}`, `Stop trying to set ${X}`],
  ...[
    `It would be wrong to set ${X}`,
    `I hate that you set ${X}`,
    `Set ${X} - no, don't`,
    `Set ${X} never`,
    `No need to set ${X}`,
  ],
  // Conditions, reports, plans.
  ...[`Once the contract is signed, set ${X}`, `Whenever she writes, set ${X}`, `Unless she objects set ${X}`],
  ...[`Set ${X} if she agrees`, `Set ${X} unless she objects`, `Next week I will set ${X}`, `Yesterday I set ${X}`],
  ...[`Omar wants to set ${X}`, `She said: move Jane Doe to Meeting`, `Omar emailed me move Jane Doe to Meeting`],
  ...[`Do you agree with this? Move Jane Doe to Meeting`, `I read this. Move Jane Doe to Meeting`],
  // Other languages.
  ...[`Bitte nicht move Jane Doe to Meeting`, `Ne move jamais Jane Doe to Meeting`],
  // What someone else wrote.
  ...[`They wrote "Move Jane Doe to Meeting"`, `They wrote 'Move Jane Doe to Meeting'`, "`move Jane Doe to Meeting`"],
  ...["'Move Jane Doe to Meeting'", "‘Move Jane Doe to Meeting’", "„Move Jane Doe to Meeting“"],
  ...[`fyi\n\nHi, please move Jane Doe to Meeting\nBest, Bob`, `fyi\nmove Jane Doe to Meeting`],
  ...[
    `---------- Forwarded message\nplease move Jane Doe to Meeting`,
    `From: Bob\nSubject: hi\nmove Jane Doe to Meeting`,
  ],
  ...[`Look at this\n\nMove Jane Doe to Meeting`, `Hello Ada,\nmove Jane Doe to Meeting`],
];
