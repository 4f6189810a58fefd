import { isPlace } from "./person-words.ts";

const FIRM_IS =
  /(?<firm>(?<!\p{L})(?:company|firm|employer|business)(?:\s+name)?(?:\s+is(?:\s+called)?|['’]s(?:\s+called)?|\s*[:=])\s+[^(),;:\n]{2,60}?)\s*\((?<said>[^()\n]{2,80})\)/giu;

/** "Company is Kelp Works (seaweed, really)": what is in brackets behind a company is of the company, and no field of who is there. A place stays. */
export function withoutSaidOfFirm(text: string): { text: string; told: string } {
  const told: string[] = [];
  const own = text.replace(FIRM_IS, (all: string, ...rest: unknown[]) => {
    const { firm = "", said = "" } = rest.at(-1) as Record<string, string>;
    if (/[@\d]|linkedin/iu.test(said) || said.split(/\s*,\s*/u).every((part) => isPlace(part))) return all;
    told.push(said);
    return firm;
  });
  return { text: own, told: told.join(", ") };
}
