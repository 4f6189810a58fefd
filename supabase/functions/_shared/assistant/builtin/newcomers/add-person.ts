import { labelInSentence, type PersonFieldKey } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { slipsBetween } from "../../spelling.ts";
import { type Answer, say } from "../answers.ts";
import type { Change, Frame, Who } from "../commands/frames.ts";
import { faultOfWords } from "../commands/sound-changes.ts";
import { faultOfChange, listed } from "../commands/values.ts";
import { outcome } from "../outcome.ts";
import { asking, joined, listsOf, NEWCOMER, type Ready, ready, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import type { Call, Found, Person } from "../script.ts";
import { NO_PATCH, setOn, stored, typed } from "../set-values.ts";
import { offerNotes } from "../stories.ts";
import { personLink, plain } from "../wording.ts";
import { slugWords } from "./addresses.ts";
import { titled } from "./person-words.ts";

/** Adds a person with all that was said of them, or changes one who is there already; asks for the address of their profile where it is missing. */
export function addPerson({ name, changes, told = [] }: Frame & { do: "add_person" }, turn: Turn): Ready | Asking {
  const { call, request } = turn;
  const fault = changes
    .map((change) => faultOfChange(change, listsOf(request)) ?? faultOfWords(change, [name.said]))
    .find((one) => one !== null);
  if (fault) return asking(fault);
  const known = knownAs(name, valueOf(changes, "email"), turn);
  const typedName = asTyped(name.said, request.people);
  if (known && "ask" in known) return known;
  if (known) return changeKnown(known, { changes, told }, call);
  const url = valueOf(changes, "profileUrl");
  if (url === null || !/linkedin\.com\/in\//i.test(url)) return askForUrl(typedName, changes, { wrong: url, told });
  const values = Object.fromEntries(
    changes.flatMap((change) => ("field" in change ? [[change.field, typed(change.field, change.value)]] : [])),
  );
  return ready(null, (held) => {
    const own = changes.filter((change) => "column" in change);
    // A card shows all of it; a few values that need no card can be corrected one by one.
    const isTogether = own.length > 0 && (held !== null || own.length > SET_APART_AT_MOST);
    const withOwn = isTogether ? { values: stored(own).values } : {};
    const found = call(
      "create_founder",
      { ...NO_PATCH, ...values, name: typedName, profileUrl: url, ...withOwn },
      held,
    );
    const answer = outcome(found);
    const id = found.recordId;
    if (id === undefined) return joined([answer, ...later(typedName, told)]);
    const person = { id, name: typedName };
    turn.added.set(`${NEWCOMER}${name.said}`, id);
    return joined([
      { ...answer, about: person },
      ...(own.length > 0 && !isTogether ? [setOn(person, own, call, held)] : []),
      ...(told.length > 0 ? [offerNotes([{ person, said: told.map((words) => `${words}.`) }], call)] : []),
    ]);
  });
}

/** "After that I ask for Leo": the others of several who are to be added, so that nobody seems to be lost. */
export function withNextAsked(open: Asking, next: readonly Frame[]): Asking {
  const names = next.flatMap((frame) =>
    frame.do === "add_person" && valueOf(frame.changes, "profileUrl") === null ? [frame.name.said] : [],
  );
  if (open.question?.asks !== "url" || names.length === 0) return open;
  return { ...open, ask: { ...open.ask, text: `${open.ask.text}\n\nAfter that I ask for ${plain(listed(names))}.` } };
}

/** More values of the user's own columns than this are set with the person. */
const SET_APART_AT_MOST = 2;

/** What has no field waits until the person is there. */
const later = (name: string, told: readonly string[]): Answer[] =>
  told.length === 0
    ? []
    : [
        say(`I have no field for “${plain(told.join(", "))}”: ask me to note it once they are there.`, [
          `Note on ${name}: ${told.join(", ")}`,
        ]),
      ];

/** Changes what differs of someone who is there already. */
function changeKnown(
  own: KnownPerson,
  { changes, told }: { changes: readonly Change[]; told: readonly string[] },
  call: Call,
): Ready {
  const held = changes.length === 0 ? {} : (call("get_founder", { founderId: own.id }) as Record<string, unknown>);
  const values = (held["customFieldValues"] ?? []) as NonNullable<Found["customFieldValues"]>;
  const before = (change: Change): unknown =>
    "field" in change ? held[change.field] : values.find(({ fieldId }) => fieldId === change.column.id)?.value;
  const isNew = (change: Change) => wordsOf(before(change)) !== wordsOf(change.value);
  const differ = changes.filter(
    (change) =>
      isNew(change) &&
      !("field" in change && change.field === "profileUrl" && isSameProfile(before(change), change.value)),
  );
  const notes = told.length === 0 ? [] : [{ person: own, said: told.map((words) => `${words}.`) }];
  if (differ.length === 0 && notes.length === 0)
    return ready(own, () => ({
      ...say(
        changes.length === 0
          ? `You already follow ${personLink(own)}.`
          : `You already follow ${personLink(own)}, and all of this is there.`,
      ),
      about: own,
    }));
  return ready(
    own,
    (why) => ({
      ...joined([
        ...(differ.length > 0 ? [setOn(own, differ, call, why)] : []),
        ...(notes.length > 0 ? [offerNotes(notes, call)] : []),
      ]),
      about: own,
    }),
    { doubt: `You already follow ${own.name}. Confirm to change what is new.` },
  );
}

const wordsOf = (value: unknown): string =>
  plainWords(
    typeof value === "string" || typeof value === "number"
      ? String(value)
      : Array.isArray(value)
        ? value.join(" ")
        : "",
  ).join(" ");
const isSameProfile = (before: unknown, after: string | null): boolean =>
  typeof before === "string" && slugWords(before).join("-") === slugWords(after ?? "").join("-");

/** Who of the user's people is meant: by the same name or the same email; a question where the name is only like theirs. */
function knownAs(
  { people, said }: Who,
  mail: string | null,
  { call, request, given }: Turn,
): KnownPerson | Asking | null {
  const chosen = given[`person:${said.toLowerCase()}`];
  if (chosen !== undefined) return request.people.find(({ id }) => id === chosen) ?? null;
  const isSaid = (name: string) => plainWords(name).join(" ") === plainWords(said).join(" ");
  const exact = people.find(({ name, by }) => isSaid(name) && by !== "near");
  if (exact) return exact;
  const [byMail] =
    mail === null
      ? []
      : (call("query_people", {
          ...{ anyOf: [[{ column: "email", is: "contains", text: mail, not: false }]], ids: null, search: null },
          ...{ sort: null, limit: 2, figuresOf: null },
        }).founders ?? []);
  if (byMail && isLike(byMail.name, said)) return asKnown(byMail);
  const like = byMail ? asKnown(byMail) : request.people.find(({ name }) => isSaid(name) || isLike(name, said));
  return like ? whichOf(like, said) : null;
}

/** A name that was taken for someone's with a slip in it, as it was typed. */
const asTyped = (said: string, people: readonly KnownPerson[]): string =>
  people.reduce(
    (name, { misspelt }) => (misspelt ? titled(name.replace(misspelt.meant, misspelt.written)) : name),
    said,
  );

const asKnown = ({ id, name, company }: Person): KnownPerson => ({
  ...{ id, name, company, stage: null, status: null, by: "name" },
});

/** "Hana Kobayashi" may be Hana Kobayashi-Reid: a name within the other, or one that is nearly the same. */
function isLike(name: string, said: string): boolean {
  const [own, other] = [plainWords(name), plainWords(said)];
  const [few, many] = own.length < other.length ? [own, other] : [other, own];
  return (
    few.length > 1 &&
    few.every(
      (word, no) =>
        many.includes(word) ||
        (no > 0 && many[0] === few[0] && many.some((one) => word.length > 4 && slipsBetween(word, one) < 2)),
    )
  );
}

function whichOf(like: KnownPerson, said: string): Asking {
  const company = like.company === null ? "" : ` (${like.company})`;
  const choices = [
    { kind: "person" as const, id: like.id, name: `Change ${like.name}${company}` },
    { kind: "person" as const, id: NEWCOMER, name: `Add ${asTyped(said, [like])} as someone new` },
  ];
  return {
    ask: say(
      `You already follow ${plain(like.name)}${plain(company)}. Which one: ${choices.map(({ name }, no) => `${no + 1}: ${plain(name)}`).join("; ")}?`,
      choices.map(({ name }) => name),
    ),
    question: { asks: "person", about: said.toLowerCase(), choices },
  };
}

const valueOf = (changes: readonly Change[], key: PersonFieldKey): string | null =>
  changes.flatMap((change) =>
    "field" in change && change.field === key && change.value !== null ? [change.value] : [],
  )[0] ?? null;

function askForUrl(
  name: string,
  changes: readonly Change[],
  { wrong, told }: { wrong: string | null; told: readonly string[] },
): Asking {
  const kept = [
    ...changes.flatMap((change) =>
      change.value === null || ("field" in change && change.field === "profileUrl")
        ? []
        : [`${"field" in change ? labelInSentence(change.field) : change.column.label} ${change.value}`],
    ),
    ...told.map((words) => `“${words}” for a note`),
  ];
  const inForm = (["company", "email"] as const).flatMap((key): [string, string][] => {
    const value = valueOf(changes, key);
    return value === null ? [] : [[`person-${key}`, value]];
  });
  const form = `/people?${new URLSearchParams([["add", "person"], ["person-name", name], ...inForm]).toString()}`;
  return {
    ask: say(
      `${wrong === null ? `To add ${plain(name)} I need` : `“${plain(wrong)}” is not a LinkedIn profile. I need`} the address of their LinkedIn profile, such as in/jane-doe.${
        kept.length > 0 ? ` I keep the rest: ${plain(listed(kept))}.` : ""
      } [Open the form, filled in](${form})`,
    ),
    question: { asks: "url", about: name.toLowerCase(), choices: [] },
  };
}
