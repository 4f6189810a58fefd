import { plainWords } from "../../words.ts";
import { TOLD } from "../../why-held.ts";
import type { Change } from "../commands/frames.ts";
import { withSoundValues } from "../commands/sound-changes.ts";
import { listsOf, type Person, type Ready, ready, type Turn } from "../ready.ts";
import { stored } from "../referring/relative-values.ts";
import { setOn } from "../set-values.ts";
import { valueNamesOther } from "../value-names-other.ts";

export interface ToldChange {
  ready: Ready;
  why: string;
  /** The same for the same change, which may be told twice. */
  key: string;
}

/** Changes of someone, as a card offers them. */
export function toldOf(person: Person, told: readonly Change[], { call, request }: Turn, why = TOLD): ToldChange {
  const sound = withSoundValues(told, request.message);
  const changes = withoutSameFirm(
    sound.changes.filter((change) => !isAmountAsFirm(change)),
    request.people.find(({ id }) => id === person.id),
  );
  return {
    ready: ready(person, (held) => setOn(person, changes, call, held)),
    why: sound.doubt ?? why,
    key: JSON.stringify(changes),
  };
}

/** "She's at 260 hectares": no company. */
const isAmountAsFirm = (change: Change): boolean =>
  "field" in change && change.field === "company" && /^\d[\d.,]*\s+\p{Ll}/u.test(change.value ?? "");

/** "Cork and Yusuf Demir Oslo", of someone's place: not all of it is theirs, and an amount is no company. */
export const isOfOther = (change: Change, whose: readonly Person[], { request }: Turn): boolean =>
  isAmountAsFirm(change) || valueNamesOther(change, whose.slice(0, 1), request.people) !== null;

/** "Made partner at Quayside", of someone at Quayside Agency: no other company. */
function withoutSameFirm(changes: readonly Change[], person: { company: string | null } | undefined): Change[] {
  const own = plainWords(person?.company ?? "");
  const others = changes.filter((change) => {
    const words = "field" in change && change.field === "company" ? plainWords(change.value ?? "") : [];
    return words.length === 0 || words.length >= own.length || !words.every((word) => own.includes(word));
  });
  return others.length > 0 ? others : [...changes];
}

const fieldsIn = (key: string): string[] => {
  const said = JSON.parse(key) as { changes?: Change[] } | Change[] | undefined;
  const changes = Array.isArray(said) ? said : (said?.changes ?? []);
  return changes.map((change) => ("field" in change ? change.field : change.column.id));
};
export const isOfSameField = (one: ToldChange, other: ToldChange): boolean =>
  one.ready.about?.id === other.ready.about?.id &&
  fieldsIn(one.key).some((field) => fieldsIn(other.key).includes(field));

/** Of several who were spoken of, the only one who has a value already in the column that changes; all of them where that says nothing. */
export function heldBy(changes: readonly ToldChange[], people: readonly Person[], turn: Turn): Person[] {
  const ids = changes.flatMap(({ key }) => fieldsIn(key));
  const columns = listsOf(turn.request).columns.filter(({ id }) => ids.includes(id));
  const holders = people.filter((person) =>
    columns.some((column) => stored({ target: { column }, person }, turn) !== null),
  );
  return holders.length === 1 ? holders : [...people];
}
