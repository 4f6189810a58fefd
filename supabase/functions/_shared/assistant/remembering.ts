/** Words and short sentences come again and again in one reading; whole mails do not. */
const LONGEST = 300;
const MOST = 5_000;

/** A function of a text that keeps its latest results, at most some 10,000 of them. It must depend on nothing but the text, and its results must not be changed. */
export function remembering<Value extends object | string | boolean>(
  make: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let older = recent;
  return (text) => {
    if (text.length > LONGEST) return make(text);
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = older.get(text) ?? make(text);
    if (recent.size >= MOST) [older, recent] = [recent, new Map<string, Value>()];
    recent.set(text, value);
    return value;
  };
}
