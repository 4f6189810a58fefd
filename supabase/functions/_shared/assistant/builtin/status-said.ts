const STATUS_OF_TASK =
  /^(?:(?:and|also|then|no|actually|sorry|wait|please|now)[\s,]+)*(?:(?:set|mark|put|move|change|make|switch)\s+(?:it|that|this|the task)\s+)?(?:(?:back|to|as|is|it['’]?s)\s+)*(?:(?<todo>to-?do|to do|not started(?: yet)?)|(?<begun>in progress|started|under ?way)|(?<done>done|finished|completed?))[\s.!]*$/iu;
/** "And set it to todo": the status that a task gets; nothing for other words. */
export function statusIn(text: string): { status?: "todo" | "in_progress" | "done" } {
  const { todo, begun, done } = STATUS_OF_TASK.exec(text)?.groups ?? {};
  if (todo !== undefined) return { status: "todo" };
  if (begun !== undefined) return { status: "in_progress" };
  return done === undefined ? {} : { status: "done" };
}
