import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";

const WHO = "(?<who>[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’.& -]{1,40}?)";
const GOT =
  "(?:(?:['’](?:s|ve)|\\s+has|\\s+have|\\s+had)?\\s+(?:(?:just|now|finally|also|already)\\s+)*(?:got|received|earned|passed|gained|obtained|won|secured|landed|has|have)|['’]s\\s+got)";
const THEIRS = "(?:(?:her|his|their|the|its|an?)\\s+)?";
const NEW = "(?<now>[^,;:.?!\\n]{2,40}?)";
const ADDS = "(?:add|put|stick|pop|list|set|tick|include|enter|tag|mark)";
const BESIDE =
  "(?:beside|besides|next to|alongside|along with|together with|with|on top of|in addition to|as well as|to|under|among|after)";
/** "Ana got her ISO 13485, add that beside the CE mark". */
const TOLD_FIRST = re(
  `^\\W*${WHO}${GOT}\\s+${THEIRS}${NEW}(?:\\s+(?:now|too|as well|today|yesterday|at last|finally))*\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*${ADDS}\\s+(?:that|it|this|that one)(?:\\s+(?:in|on|down))?\\s+${BESIDE}\\s+${THEIRS}(?<old>[^,;:.?!\\n]{2,40}?)(?:\\s+(?:please|pls|too|as well|there|she has|he has|they have))*[\\s.!]*$`,
);
const OTHERS = /^(?:others?|other ones?|rest|existing ones?|ones? (?:s?he|they) has|list)$/iu;

/** The option that words are, whole or by their beginning: "FDA" of "FDA 510(k)". */
function optionOf(said: string, options: readonly string[]): string | null {
  const words = plainWords(said).join(" ");
  if (words === "") return null;
  const same = options.filter((one) => plainWords(one).join(" ") === words);
  const begun = same.length > 0 ? same : options.filter((one) => plainWords(one).join(" ").startsWith(`${words} `));
  const [only, another] = begun;
  return only !== undefined && another === undefined ? only : null;
}

/** "Ana got A, add that beside B", of a list with both: that A is added to what she has. Other messages are unchanged. */
export function withOptionBeside({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 160 || message.includes("\n")) return message;
  const { who = "", now = "", old = "" } = TOLD_FIRST.exec(message)?.groups ?? {};
  const person = who === "" ? null : oneMeant(who, people);
  if (!person) return message;
  const fits = columns
    .filter(({ type }) => type === "multiselect")
    .flatMap(({ label, options }) => {
      const option = optionOf(now, options);
      const isBeside =
        optionOf(old, options) !== null ||
        OTHERS.test(old) ||
        plainWords(old).join(" ") === plainWords(label).join(" ");
      return option !== null && isBeside ? [{ label, option }] : [];
    });
  const [fit, another] = fits;
  return fit && !another ? `add ${fit.option} to ${person.name}'s ${fit.label}` : message;
}
