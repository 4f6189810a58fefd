import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const ABOUT =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|can you|could you)[\s,]+)*(?:tell me|give me|show me|what do (?:we|i|you) (?:know|have)|what(?:['’]s| is) (?:there|known))?\s*(?:all|everything|the lot|the full picture|whatever)?(?:\s+(?:that\s+)?(?:you|we|i|there)(?:['’]ve| is)?(?:\s+(?:know|have|got|there is))*)?\s*(?:about|on|for)\s+(?<firm>\p{L}[^?!.;:\n]{1,50}?)(?:[\s,]+(?:please|pls|thanks))*[\s?.!]*$/iu;
const ALL = /(?<!\p{L})(?:everything|all|the lot|full picture|whatever|know|known|tell me)(?!\p{L})/iu;

/** "Tell me everything about Halden", where one person is of that company: everything about that one. Other messages are unchanged. */
export function withOnlyOneAtFirm({ message, people }: Pick<StepRequest, "message" | "people">): string {
  const firm = message.length > 100 ? undefined : ABOUT.exec(message)?.groups?.["firm"];
  if (firm === undefined || !ALL.test(message)) return message;
  const words = plainWords(firm);
  const isNamed = people.some(
    ({ name, by }) => by !== "company" && words.some((word) => plainWords(name).includes(word)),
  );
  const [only, another] = people.filter(({ company }) => {
    const own = plainWords(company ?? "");
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return only && !another && !isNamed ? `tell me about ${only.name}` : message;
}
