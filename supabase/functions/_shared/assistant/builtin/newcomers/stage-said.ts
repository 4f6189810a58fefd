import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import type { Lead } from "./leads.ts";

const SO_FAR = /\s+(?:so far|right now|for now|at the moment|still|already|for the time being|yet)$/iu;
/** "A sourced lead": the word behind a stage says what all in the list are. */
const OF_LIST = /(?<=\S)\s+(?:lead|contact|prospect|candidate|client|customer|person|one)$/iu;
/** "As a lead": what is one of the user's stages or statuses is no role. */
export function asStage(change: Change, { stages, statuses }: Pick<Lists, "stages" | "statuses">): Change {
  if (!("field" in change) || !/^(?:roleTitle|company)$/.test(change.field) || change.value === null) return change;
  const own = change.value.replace(SO_FAR, "");
  // A company may be called like a stage: "at Enquiry so far" is none.
  if (change.field === "company" && own === change.value) return change;
  const bare = own.replace(/^(?:an?|the)\s+/iu, "");
  const said = plainWords(change.field === "roleTitle" ? bare.replace(OF_LIST, "") : own).join(" ");
  const stage = stages.find((one) => plainWords(one).join(" ") === said);
  if (stage !== undefined) return { field: "stage", value: stage };
  // "A hot lead", where hot is a status.
  const status = OF_LIST.test(own) ? statuses.find((one) => plainWords(one).join(" ") === said) : undefined;
  return status === undefined ? change : { field: "status", value: status };
}

/** "Jane Doe as a new enquiry: …". */
const AS_A =
  /^\s*(?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*){1,3}) as an? new (?<stage>[^:,–-]{2,40}?)\s*[:,–-]\s+(?<rest>[^]+)$/u;

/** "New intro: Jane Doe …", where one of their stages is called so. */
export function stageLead(text: string, { stages }: Lists): Lead | null {
  const { stage = "", rest = "" } =
    /^\W*(?:add (?:a |an )?)?new (?<stage>[^:,–-]{2,40}?)\s*[:,–-]\s+(?<rest>[^]+)$/iu.exec(text)?.groups ?? {};
  const named = AS_A.exec(text)?.groups;
  const meant = stages.find((one) => plainWords(one).join(" ") === plainWords(named?.["stage"] ?? "").join(" "));
  if (named && meant !== undefined)
    return {
      ...{ rest: `${named["name"] ?? ""}, ${named["rest"] ?? ""}, stage ${meant}` },
      ...{ isPerson: true, isSpokenOf: false, isLead: false },
    };
  const own = stages.find((one) => plainWords(one).join(" ") === plainWords(stage).join(" "));
  return own === undefined ? null : { rest: `${rest}, stage ${own}`, isPerson: true, isSpokenOf: false, isLead: false };
}
