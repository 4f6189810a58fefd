import { labelKey } from "../../../contract/custom-fields.ts";
import { say } from "../answers.ts";
import type { Change, Frame } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { pointsElsewhere } from "../commands/pointing-values.ts";
import { faultOfLabel, faultOfOptions } from "../commands/sound-changes.ts";
import { outcome } from "../outcome.ts";
import { asking, idOf, joined, peopleOf, type Person, type Ready, ready, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import { setOn } from "../set-values.ts";
import { plain } from "../wording.ts";
import { likeField, namedAsField } from "./like-built-in.ts";

/** Prepares a new column, with what some people have in it; where there is one of that name, only what they have is set. */
export function addColumn(frame: Frame & { do: "add_column" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const { label, type, options } = frame;
  const people = clause.people.map(({ name }) => name);
  const fault = faultOfLabel(label, people) ?? faultOfOptions(label, options, turn.request.people);
  if (fault) return asking(fault);
  const values: { person: Person; value: string }[] = [];
  for (const { who, value } of frame.values ?? []) {
    const meant = peopleOf(who, clause, turn);
    if ("ask" in meant) return meant;
    values.push(...meant.is.map((person) => ({ person: { ...person, id: idOf(person, turn) }, value })));
  }
  const [pointing] = values.filter(({ value }) => pointsElsewhere(value));
  if (pointing)
    return asking({
      problem: `I am not sure what ${plain(pointing.person.name)} should have in “${plain(label)}”: I read “${plain(pointing.value)}”. What should it be?`,
      offers: [],
      asks: { asks: "value", about: pointing.value },
    });
  const about = values.at(-1)?.person ?? null;
  const there = turn.columns.find((column) => labelKey(column.label) === labelKey(label));
  if (there)
    return ready(about, (held) =>
      joined([
        say(`There is a column “${plain(there.label)}” already.`),
        ...values.map(({ person, value }) => {
          const change: Change = { column: there, value };
          return setOn(
            person,
            [change],
            turn.call,
            held ?? "There is a column of that name already. Confirm to set it.",
          );
        }),
      ]),
    );
  const taken = namedAsField(label, turn.request.user);
  if (taken) return asking(taken);
  if (/select$/u.test(type) && options.length === 0)
    return asking({
      problem: `Which options should “${plain(label)}” have? Say them with commas between.`,
      offers: [],
      asks: { asks: "value", about: "" },
    });
  const alike = likeField(label, turn.request.user);
  const first = values.map(({ person, value }) => ({ founderId: person.id, value }));
  const input = { label, type, options, ...(first.length > 0 && { values: first }) };
  return ready(about, (held) => {
    const made = outcome(turn.call("create_custom_field", input, held));
    return alike === null ? made : joined([say(alike), made]);
  });
}
