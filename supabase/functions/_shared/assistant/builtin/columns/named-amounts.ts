import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OtherName } from "./other-names.ts";
import { re } from "../commands/rewording.ts";

const LEAD =
  "^\\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|now|then|also|tell me|do you know|can you|could you)[\\s,]+)*";
const END = "(?:[\\s,]+(?:again|now|please|pls|thanks))*[\\s?.!]*$";
const WHO = "(?<who>\\p{L}[^,:?!\\n]{1,50}?)";
const NUMBER = "(?<no>\\d[\\d.,]*\\s?(?:k|m|mn|bn)?)";
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|now|then|also)[\s,]+)*(?:who|whose|which|what|how|companies|people|firms|everyone|everybody|founders|any(?:one|body)?|list|show|average|mean|median|total|sum|highest|lowest|(?:can|could) you (?:tell|show|list)|tell me|find|sort|rank|is|are|does|do)\b/iu;
const MORE = "(?:more than|less than|fewer than|over|under|above|below|at least|at most|up to|exactly|around|about)";

/** A question or a change with a label for other words of what it holds; the same words where they ask or change nothing of it. */
export function withNamedAmount(request: StepRequest, label: string, { said, isOfPeople }: OtherName): string {
  const { message } = request;
  const thing = isOfPeople ? `(?:${said}|people|persons)` : `(?:${said})`;
  const whose = re(
    `${LEAD}how (?:many|much) ${thing} (?:(?:does|do|has|have|did|are|is) ${WHO}(?: (?:have|got|has|employ|make|do|at|currently))?|(?:(?:is|are|work|works|working|are working|are employed)(?: there)? )?(?:at|in|for|with) (?<firm>\\p{L}[^,:?!\\n]{1,50}?))${END}`,
  );
  const { who, firm } = whose.exec(message)?.groups ?? {};
  const asked =
    who === undefined
      ? firm === undefined
        ? null
        : atFirm(request, firm)
      : isKnown(request, who)
        ? (atFirm(request, who) ?? who)
        : null;
  if (asked !== null) return `what is the ${label} of ${asked}?`;
  if (isOfPeople) {
    const team = re(`${LEAD}how (?:big|large) is ${WHO}(?:['’]s?)? (?:team|staff|workforce|company|firm)${END}`).exec(
      message,
    );
    if (team?.groups?.["who"] !== undefined) return `what is the ${label} of ${team.groups["who"]}?`;
  }
  if (ASKS.test(message)) {
    const by = re(
      `(?<!\\p{L})(?:is |are |'s )?(?:the )?(?<end>largest|biggest|smallest) (?:one )?(?:by|in|in terms of|measured by) (?:the )?(?:${said})(?!\\p{L})`,
    );
    const end = by.exec(message)?.groups?.["end"];
    if (end !== undefined) return message.replace(by, ` has the ${end === "smallest" ? "lowest" : "highest"} ${label}`);
    const compared = message.replace(
      re(
        `(?<![\\p{L}])(?<than>${MORE}) (?<no>\\d[\\d.,]*k?) ${isOfPeople ? `(?:${said}${/\b(?:has|have|with|employ\w*)\b/iu.test(message) ? "|people" : ""})` : thing}(?!\\p{L})`,
      ),
      (...given) => {
        const { than = "", no = "" } = given.at(-1) as Record<string, string>;
        return `${label} ${than} ${no}`;
      },
    );
    if (compared !== message) return compared.replace(/\bemploy(?:s|ing)?(?= )/iu, "with");
    const most = message
      .replace(
        re(`(?<!\\p{L})(?:the )?(?:most|biggest|largest|highest) (?:${said}${isOfPeople ? "|team" : ""})(?!\\p{L})`),
        `the highest ${label}`,
      )
      .replace(
        re(`(?<!\\p{L})(?:the )?(?:fewest|least|smallest|lowest) (?:${said}${isOfPeople ? "|team" : ""})(?!\\p{L})`),
        `the lowest ${label}`,
      );
    if (most !== message) return most;
    return message.replace(re(`(?<!\\p{L})(?:${said})(?!\\p{L})`), label);
  }
  return changed(request, label, { said, thing, re });
}

function changed(
  request: StepRequest,
  label: string,
  { said, thing, re }: { said: string; thing: string; re: (source: string) => RegExp },
): string {
  const { message } = request;
  const set = re(
    `(?<before>${LEAD}(?:set|change|update|correct|put|raise|bump|lower|increase|reduce) (?:the )?(?:\\p{L}[^,:?!\\n]{1,40}['’]s? )?)(?:${said})(?<behind> (?:of |for )?[^:?!\\n]{0,60}?(?:to|at|as|is|=|by) .+)$`,
  );
  const { before, behind } = set.exec(message)?.groups ?? {};
  if (before !== undefined) return `${before}${label}${behind ?? ""}`;
  const theirs = re(
    `(?<before>^\\W*(?:ok|so|and|now)? ?\\p{L}[^,:?!\\n]{1,40}['’]s? )(?:${said})(?<behind>(?:[\\s?.!]|please|pls)*$| (?:is|are|was|went|grew|rose|fell|dropped|=|now|to) .+)$`,
  );
  const { before: whose, behind: is } = theirs.exec(message)?.groups ?? {};
  if (whose !== undefined) return `${whose}${label}${is ?? ""}`;
  const bareOf = re(`^\\W*(?:the )?(?:${said})(?<of> (?:of|for) \\p{L}[^,:?!\\n]{1,40})$`).exec(message)?.groups?.[
    "of"
  ];
  if (bareOf !== undefined) return `${label}${bareOf}`;
  const told = re(
    `${LEAD}${WHO} (?<first>now )?(?:(?<employs>employs?)|has|have|had|is|are|(?:is|are|has) (?:up|down) to|grew to|went (?:up|down) to)(?<then> now| already)? ${NUMBER} (?:(?<things>${said})|people|persons)(?<last> now| these days| by now)?[\\s.!]*$`,
  ).exec(message)?.groups;
  const isSure =
    told !== undefined &&
    (told["things"] ?? told["employs"] ?? told["first"] ?? told["then"] ?? told["last"]) !== undefined;
  const isThing = told !== undefined && (told["things"] !== undefined || thing !== `(?:${said})`);
  return told && isSure && isThing && isKnown(request, told["who"] ?? "")
    ? `${told["who"] ?? ""}'s ${label} is ${told["no"] ?? ""}`
    : message;
}

/** Whether some words are the name of one of the user's people, or of their firm. */
const isKnown = ({ people }: StepRequest, said: string): boolean => {
  const words = plainWords(said);
  return people.some(
    ({ name, company, by }) =>
      by !== "near" &&
      [plainWords(name), plainWords(company ?? "")].some(
        (own) => words.length > 0 && words.every((word) => own.includes(word)),
      ),
  );
};

/** Who is the only one at a firm that is named in full. */
function atFirm({ people }: StepRequest, firm: string): string | null {
  const words = plainWords(firm).join(" ");
  const [only, another] = people.filter(
    ({ company, by }) => by !== "near" && plainWords(company ?? "").join(" ") === words,
  );
  return only && !another ? only.name : null;
}
