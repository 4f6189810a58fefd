/** "1) …": how a numbered list in one line begins. */
const FIRST = /^\s*\(?1[).:]\s+(?=\S)/u;

/** "His raise is 1.4m": of who the item before is about. */
const OF_SOMEONE = /^(?:his|her|their|he|she|they)(?!\p{L})/iu;
const NOTES = /(?<!\p{L})(?:notes?|remind|reminder|tasks?|to-?dos?|jot|write|add)(?!\p{L})|:/iu;

/** "1) the call is done 2) Tadhg signed 3) his raise is 1.4m", in one line, where an item goes on from the one before: each in a line of its own. Other messages are unchanged. */
export function withNumberedLines(message: string): string {
  if (message.length > 1000 || message.includes("\n") || !FIRST.test(message)) return message;
  const items = [];
  let rest = message.replace(FIRST, "");
  for (let no = 2; no < 30; no += 1) {
    const next = new RegExp(`[\\s,;.]+\\(?${String(no)}[).:]\\s+(?=\\p{L})`, "u").exec(rest);
    if (!next) break;
    items.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  const all = [...items, rest].map((item) => item.trim());
  const [, ...later] = all;
  // Others are split where they are read, with what a note or a task says.
  return !later.some((item) => OF_SOMEONE.test(item)) || all.some((item) => !item.includes(" ") || NOTES.test(item))
    ? message
    : all.map((item, no) => `${String(no + 1)}) ${item}`).join("\n");
}
