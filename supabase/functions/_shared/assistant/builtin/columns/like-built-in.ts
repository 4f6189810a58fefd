import { fieldLabel, type PersonFieldKey } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { Problem } from "../commands/frames.ts";
import { builtInLabelled } from "../vocabulary/built-in-label.ts";
import { plain } from "../wording.ts";

type Lists = Pick<StepRequest["user"], "stages" | "statuses">;

/** What is said of the field that is there already, with its options. */
function saidOf(key: PersonFieldKey, { stages, statuses }: Lists): string {
  const options = key === "stage" ? stages : key === "status" ? statuses : [];
  const has = options.length === 0 ? "" : ` Its values are ${options.map(plain).join(", ")}.`;
  return `Everyone has a field “${fieldLabel(key)}” already.${has}`;
}

/** What to ask where a new column would have the name of a field that everyone has: a second one of that name makes every order doubtful. */
export function namedAsField(label: string, lists: Lists): Problem | null {
  const found = builtInLabelled(label);
  return found?.isSame
    ? {
        problem: `${saidOf(found.key, lists)} A second one of that name would be confusing: what should the new column be called instead?`,
        offers: [],
        asks: { asks: "value", about: label },
      }
    : null;
}

/** What is said beside the card of a new column with a usual name of a field that everyone has: "City" of Location. */
export function likeField(label: string, lists: Lists): string | null {
  const found = builtInLabelled(label);
  return found ? saidOf(found.key, lists) : null;
}

/** What is said where a column is to be deleted that is a field which everyone has. */
export function builtInStays(label: string): Problem | null {
  const found = builtInLabelled(label);
  return found
    ? {
        problem: `“${fieldLabel(found.key)}” is built in and no column of yours, so it can't be deleted. It can be hidden on the People screen.`,
        offers: ["What columns do I have?"],
      }
    : null;
}
