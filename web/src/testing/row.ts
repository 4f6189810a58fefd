import type { Founder } from "@contract/founders";

/** A founder as PostgREST sends it. */
export function asRow(founder: Founder) {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(founder).map(([name, value]) => [snake(name), value as unknown]));
}
