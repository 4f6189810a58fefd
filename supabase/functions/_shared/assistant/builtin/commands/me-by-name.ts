import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+)?";
const ORDER = `^(?<order>\\s*${PLEASE}(?:make|set|give|hand|assign|put|pass|move|transfer|switch|change|let|have|get)\\s[^,;.:?!()"“\\n]{0,80}?`;
/** "Make me the owner of Ana? Kim I mean", "give Ana to me (that's Kim)": who the user is among the owners. */
const ME_THEN_NAME = re(
  `${ORDER})(?<![\\p{L}])me(?![\\p{L}])(?<rest>[^,;.:?!()"“\\n]{0,60}?)\\s*[,;.?!(–—-]+\\s*(?:(?:so|well|sorry|ok|i['’]m|i am|that is|that['’]s|i mean|meaning|i\\.e\\.|as)[\\s,]+)*(?<me>${NAME})(?:,? (?:i mean|i meant|that is|that['’]s me|is me|is my name|here))*\\)?(?<more>[\\s,;.?!–—-]+\\S[^\\n]*?)?[\\s.!?)]*$`,
);
const SAYS_ME =
  /(?<!\p{L})(?:i mean|i meant|that is|that['’]s|meaning|i\.e\.|i['’]m|i am|is me|is my name)(?!\p{L})|\(/iu;
const OF_OWNER =
  /(?<!\p{L})owners?(?!\p{L})|(?<!\p{L})(?:give|hand|assign|pass|transfer)\s[^,;.:?!\n]{2,60}\s(?:over\s)?to\s/iu;

/** An order about an owner with the name that the user has there: "make Kim the owner of Ana". Other messages are unchanged. */
export function withMeByName({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (
    message.length > 200 ||
    !OF_OWNER.test(message) ||
    !re(`^\\s*${PLEASE}(?:make|set|give|hand|assign|put|pass|move|transfer|switch|change|let|have|get)\\s`).test(
      message,
    )
  )
    return message;
  const isPerson = (said: string): boolean =>
    plainWords(said).some((word) => people.some(({ name, by }) => by !== "near" && plainWords(name).includes(word)));
  const { order = "", rest = "", me = "", more } = ME_THEN_NAME.exec(message)?.groups ?? {};
  return me === "" || more !== undefined || !SAYS_ME.test(message.slice(order.length)) || isPerson(me)
    ? message
    : `${order}${me}${rest}`;
}
