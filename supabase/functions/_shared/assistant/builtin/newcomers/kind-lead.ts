import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import { type Lead, leadBehind, leadOf } from "./leads.ts";
import { stageLead } from "./stage-said.ts";

const WHERE_FROM =
  "(?:\\s+(?:from|off|via|through|out of|for|to)\\s+(?:an?|the|my|our|this|that|last|yesterday['’]s|today['’]s|josh['’]s)?\\s*[^:?!\\n–]{1,40}?)?";
/** "New mentor from an email signature:", "another angel for the list:", "add a buyer:". */
const KIND = new RegExp(
  `^\\W*(?:(?:please|pls|hey|hi|ok|so|and)[\\s,]+)*(?:add\\s+)?(?:an?\\s+)?(?:new|another|one more|an?|(?:two|three|four|some)(?:\\s+(?:new|more))?)\\s+(?<what>\\p{L}[\\p{L}-]*(?:\\s\\p{L}[\\p{L}-]*)?)${WHERE_FROM}\\s*(?:[:–]|\\s-\\s|$)\\s*(?<rest>[^]*)$`,
  "iu",
);

/** The column that has such an option, when it is the only one that has it. */
function kindCalled(words: string, { columns, stages, statuses }: Lists): Change | null {
  const said = plainWords(words).join(" ");
  if (said === "") return null;
  const is = (one: string) => [said, said.replace(/s$/u, "")].includes(plainWords(one).join(" "));
  if ([...stages, ...statuses].some(is)) return null;
  const found = columns.flatMap((column) => {
    const value = column.type === "select" ? column.options.find(is) : undefined;
    return value === undefined ? [] : [{ column, value }];
  });
  const [only, another] = found;
  return only && !another ? only : null;
}

/** The kind that words above pasted lines say those in them are. */
export function kindSaid(lead: string, lists: Lists): Change[] {
  const kind = kindCalled(KIND.exec(lead.trim())?.groups?.["what"] ?? "", lists);
  return kind ? [kind] : [];
}

/** How words ask for someone to be added, and which of the user's own kinds they are: "New mentor from a card: …". Null for other words. */
export function leadSaid(text: string, lists: Lists, hasProfile: boolean): Lead | null {
  const lead = stageLead(text, lists) ?? leadOf(text);
  const { what = "", rest = "" } = KIND.exec(text.trim())?.groups ?? {};
  const kind = what === "" ? null : kindCalled(what, lists);
  if (lead && kind && !lead.isSpokenOf) return { ...lead, kind };
  if (!lead && kind && /^\W*(?:add|new|another|one more)\s/iu.test(text) && /^(?:$|\p{Lu})/u.test(rest))
    return { rest, isPerson: true, isSpokenOf: false, isLead: false, kind };
  return lead ?? (hasProfile ? leadBehind(text) : null);
}

/** The facts of someone with the kind that the words before their name say, unless they have one. */
export const withKind = (changes: readonly Change[], lead: Lead | null): Change[] => {
  const { kind } = lead ?? {};
  const isThere =
    kind === undefined ||
    changes.some((change) => "column" in change && "column" in kind && change.column.id === kind.column.id);
  return isThere ? [...changes] : [...changes, kind];
};
