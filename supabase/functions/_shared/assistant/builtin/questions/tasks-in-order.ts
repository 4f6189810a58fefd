const OF_TASKS = /(?<!\p{L})(?:tasks|to-?dos|reminders|overdue|due)(?!\p{L})/iu;
const SHOWS =
  /^\W*(?:(?:please|pls|kindly|ok|okay|and|now|can you|could you)[\s,]+)*(?:show|list|tell me|find|give me|which|what|my|our|all|any|the|open|overdue|everything|\p{Lu}[\p{L}\p{M}]*['’]s?)(?!\p{L})/iu;
const IN_ORDER =
  /(?:\s*[,;(]\s*|\s+[–-]\s+|\s+)(?:with\s+)?(?:the\s+)?(?:(?<up>oldest|earliest|soonest|most urgent|nearest)|newest|latest)(?:\s+(?:ones?|due))?\s+(?:first|on top|at the top)\)?(?:\s+please)?[\s.!?]*$/iu;
const BY_DATE =
  /\s*,?\s+(?:(?:sorted|ordered|listed|sort them|order them)\s+by|in\s+(?:the\s+)?order\s+of)\s+(?:the\s+|their\s+)?(?:due\s+)?(?:dates?|days?|when they are due)[\s.!?]*$/iu;

/**
 * "My open tasks, oldest first": they are listed so. The other way round is a question that is not understood, and no title. Other messages
 * are unchanged.
 */
export function withoutTaskOrder(message: string): string {
  const match = IN_ORDER.exec(message) ?? BY_DATE.exec(message);
  const head = message.slice(0, match?.index);
  const isList = OF_TASKS.test(head) && SHOWS.test(head) && !/[:"“”\n]/u.test(head);
  if (!match || !isList) return message;
  const isReversed = match.groups !== undefined && match.groups["up"] === undefined;
  if (isReversed) return `${head} newest first?`;
  return /\?\s*$/u.test(message) ? `${head}?` : head;
}
