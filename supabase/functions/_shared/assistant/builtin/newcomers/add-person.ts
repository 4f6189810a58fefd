import { labelInSentence, type PersonFieldKey } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { say } from "../answers.ts";
import type { Change, Frame } from "../commands/frames.ts";
import { faultOfChange, listed } from "../commands/values.ts";
import { outcome } from "../outcome.ts";
import { asking, joined, listsOf, NEWCOMER, type Ready, ready, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import { NO_PATCH, setOn, typed } from "../set-values.ts";
import { offerNotes } from "../stories.ts";
import { personLink, plain } from "../wording.ts";

/** Adds a person with all that was said of them; asks for the address of their profile where it is missing. */
export function addPerson({ name, changes, told = [] }: Frame & { do: "add_person" }, turn: Turn): Ready | Asking {
  const { call, request } = turn;
  const own = name.people.find((person) => plainWords(person.name).join(" ") === plainWords(name.said).join(" "));
  const fault = changes.map((change) => faultOfChange(change, listsOf(request))).find((one) => one !== null);
  if (fault) return asking(fault);
  if (own) {
    if (changes.length === 0)
      return ready(own, () => ({ ...say(`You already follow ${personLink(own)}.`), about: own }));
    return ready(own, (held) => setOn(own, changes, call, held), {
      doubt: `You already follow ${own.name}. Confirm to add this to them.`,
    });
  }
  const url = valueOf(changes, "profileUrl");
  if (url === null || !/linkedin\.com\/in\//i.test(url)) return askForUrl(name.said, changes, url);
  const values = Object.fromEntries(
    changes.flatMap((change) => ("field" in change ? [[change.field, typed(change.field, change.value)]] : [])),
  );
  return ready(null, (held) => {
    const found = call("create_founder", { ...NO_PATCH, ...values, name: name.said, profileUrl: url }, held);
    const answer = outcome(found);
    const own = changes.filter((change) => "column" in change);
    const id = found.recordId;
    if (id === undefined)
      return told.length === 0
        ? answer
        : joined([answer, say(`Ask me to note “${plain(told.join(". "))}” once they are there.`)]);
    const person = { id, name: name.said };
    turn.added.set(`${NEWCOMER}${name.said}`, id);
    return joined([
      { ...answer, about: person },
      ...(own.length > 0 ? [setOn(person, own, call, held)] : []),
      ...(told.length > 0 ? [offerNotes([{ person, said: told.map((words) => `${words}.`) }], call)] : []),
    ]);
  });
}

const valueOf = (changes: readonly Change[], key: PersonFieldKey): string | null =>
  changes.flatMap((change) =>
    "field" in change && change.field === key && change.value !== null ? [change.value] : [],
  )[0] ?? null;

function askForUrl(name: string, changes: readonly Change[], wrong: string | null): Asking {
  const kept = changes.flatMap((change) =>
    "field" in change && change.value !== null && change.field !== "profileUrl"
      ? [`${labelInSentence(change.field)} ${change.value}`]
      : [],
  );
  const inForm = (["company", "email"] as const).flatMap((key): [string, string][] => {
    const value = valueOf(changes, key);
    return value === null ? [] : [[`person-${key}`, value]];
  });
  const form = `/people?${new URLSearchParams([["add", "person"], ["person-name", name], ...inForm]).toString()}`;
  return {
    ask: say(
      `${wrong === null ? `To add ${plain(name)} I need` : `“${plain(wrong)}” is not a LinkedIn profile. I need`} the address of their LinkedIn profile, such as linkedin.com/in/jane-doe.${
        kept.length > 0 ? ` I keep the rest: ${plain(listed(kept))}.` : ""
      } [Open the form, filled in](${form})`,
    ),
    question: { asks: "url", about: name.toLowerCase(), choices: [] },
  };
}
