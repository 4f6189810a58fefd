const kept = new WeakMap<object, Map<string, unknown>>();

/** What was made of a message before: its answer is worked out again at every step, and its words are the same. */
export function remembered<Value>(message: object, key: string, make: () => Value): Value {
  const known = kept.get(message) ?? new Map<string, unknown>();
  kept.set(message, known);
  if (!known.has(key)) known.set(key, make());
  // Each key is made of one kind of value.
  return known.get(key) as Value;
}
