import { say } from "../answers.ts";
import type { Frame, Problem } from "../commands/frames.ts";
import { isNoOwnName } from "../commands/only-pointing.ts";
import { outcome } from "../outcome.ts";
import { asking, type Ready, ready, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";

/** What to ask where a column or an option is to be called "it": nothing says how. */
function faultOfNames({ column, label, added }: Frame & { do: "change_column" }): Problem | null {
  const odd = [...(label === null ? [] : [label]), ...added].find(isNoOwnName);
  if (odd === undefined) return null;
  const about = label === null ? `the new option of ${column.label}` : `the column ${column.label}`;
  return {
    problem: `I read “${odd}” as the name of ${about}. What should it be called?`,
    offers: [],
    asks: { asks: "value", about: odd },
  };
}

/** Prepares another name or other options of a column. */
export function changeColumn(frame: Frame & { do: "change_column" }, { call }: Turn): Ready | Asking {
  const { column, label, added, removed } = frame;
  const fault = faultOfNames(frame);
  if (fault) return asking(fault);
  return ready(null, (held) =>
    outcome(call("change_custom_field", { fieldId: column.id, label, added, removed }, held)),
  );
}

/** Prepares that a column goes, with all that is in it. */
export function deleteColumn({ label }: Frame & { do: "delete_column" }, { call, columns }: Turn): Ready | Asking {
  const column = columns.find((one) => one.label === label);
  if (!column) return { ask: say("I don't find that column.", ["What columns do I have?"]), question: null };
  return ready(null, (held) => outcome(call("delete_custom_field", { fieldId: column.id }, held)));
}
