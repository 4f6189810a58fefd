import type { Answer } from "../answers.ts";

const ABOUT =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|can you|could you)[\s,]+)*(?:(?:tell me|give me|show me|what do (?:we|i|you) (?:know|have)|what(?:['’]s| is) (?:there|known))(?:\s+(?:all|everything|the lot|the full picture|whatever))?|all|everything)(?:\s+(?:that\s+)?(?:you|we|i|there)(?:['’]ve| is)?(?:\s+(?:know|have|got))*)?\s+(?:about|on)\s+\p{L}/iu;
const ONE = /^1 person \(Company [^()\n]{1,80}\):/u;

/** "Tell me everything about Halden", answered with the only one of that company: who that is, to tell all of. Null for other answers. */
export function onlyOneTold({ text, listed = [] }: Answer, asked: string): { id: string; name: string } | null {
  const [only, another] = listed;
  return only?.kind === "person" && !another && ONE.test(text) && ABOUT.test(asked)
    ? { id: only.id, name: only.name }
    : null;
}
