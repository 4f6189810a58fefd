import type { Step } from "./labelled-facts.ts";

const AS_NEW =
  /^as\s+(?:an?|the|our|my)\s+(?:(?:contacts?|persons?)|(?:new|fresh|warm|hot|cold|possible|potential|good)\s+(?:leads?|partners?|buyers?|investors?|clients?|customers?|owners?|prospects?|contacts?))(?=$|\s*[,.;:]|\s+(?:at|from|of|for|with|in)\s)/iu;

/** "As a new client": what someone is to the user is no field. */
export function asNewcomer(text: string): Step | null {
  const said = AS_NEW.exec(text)?.[0];
  return said === undefined ? null : { changes: [], rest: text.slice(said.length) };
}

export const isAsNewcomer = (text: string): boolean => asNewcomer(text.trim())?.rest === "";
