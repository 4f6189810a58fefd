const COMMON_TASK = ["task", "which", "person"] as const;

/** What a message may want, each with the slots that it may have. */
export const INTENTS = {
  add_person: [
    ...["person", "company", "job", "place", "email", "phone", "url", "stage", "status", "owner", "source", "value"],
    ...["told", "task", "date"],
  ],
  note: ["person", "text"],
  set: ["person", "field", "value", "old"],
  add_value: ["person", "field", "value", "old"],
  remove_value: ["person", "field", "value"],
  clear: ["person", "field", "old"],
  only_value: ["person", "field", "value", "old"],
  add_task: ["title", "person", "date", "time", "repeat", "state"],
  task_done: [...COMMON_TASK, "reason", "date"],
  task_start: [...COMMON_TASK, "reason"],
  task_reopen: [...COMMON_TASK, "reason"],
  task_delete: [...COMMON_TASK, "reason"],
  task_due: [...COMMON_TASK, "date", "time", "old"],
  task_undated: [...COMMON_TASK, "date", "old"],
  task_repeat: [...COMMON_TASK, "repeat", "old", "date"],
  task_once: [...COMMON_TASK, "repeat", "old"],
  task_rename: [...COMMON_TASK, "title", "old"],
  task_add_text: [...COMMON_TASK, "text"],
  task_person: [...COMMON_TASK, "old"],
  delete_note: ["person", "text", "which"],
  delete_person: ["person", "which"],
  add_column: ["field", "type", "option", "person", "value"],
  rename_column: ["field", "title"],
  delete_column: ["field"],
  add_option: ["field", "option"],
  type_column: ["field", "type"],
  email: ["person", "text"],
  undo: ["which", "person", "task"],
  redo: ["which", "person"],
  fix_value: ["value", "old", "field", "person"],
  fix_person: ["person", "old"],
  fix_date: ["date", "old", "time"],
  fix_title: ["title", "old"],
  answer: ["person", "company", "which", "date", "url", "value"],
  question: [],
  how_to: [],
  told: ["person", "text"],
  refuse: [],
  outside: [],
  talk: [],
  several: [],
} as const;
export type Intent = keyof typeof INTENTS;
export type SlotName = (typeof INTENTS)[Intent][number];

export const intents = Object.keys(INTENTS) as Intent[];
export const slotNames = [...new Set(intents.flatMap((intent): readonly SlotName[] => INTENTS[intent]))].sort();

/** The tags of words: 0 is outside of every slot, an odd number begins one, the even one behind it goes on. */
export const tagsOf = (intent: Intent): number[] => [
  0,
  ...INTENTS[intent].flatMap((slot) => [slotNames.indexOf(slot) * 2 + 1, slotNames.indexOf(slot) * 2 + 2]),
];
export const TAGS = slotNames.length * 2 + 1;
/** Whether a tag may follow another: a slot goes on only where it began. */
export const mayFollow = (tag: number, before: number): boolean =>
  tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;
