/** A record of the contract as PostgREST sends it. */
export function asRow(record: object) {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [snake(name), value as unknown]));
}
