import type { Founder, FounderPatch } from "@contract/founders";
import { eachField, labelInSentence, personFieldKeys, type PersonFieldKey } from "@contract/person-fields";
import { patchConflict, patchInWords } from "@/lib/outbox/value-conflict";

const LABELS = eachField(personFieldKeys, labelInSentence);

export type Seen = Pick<Founder, PersonFieldKey>;

/** What a user may write of a founder, as it is now. */
// Each field holds what it does in the founder.
export const seenOf = (founder: Founder): Seen => eachField(personFieldKeys, (key) => founder[key]) as Seen;

export const founderPatchInWords = (patch: FounderPatch) => patchInWords(LABELS, patch);

export const founderConflict = (patch: FounderPatch, seen: Seen, now: Seen) =>
  patchConflict(LABELS, { patch, seen, now });
