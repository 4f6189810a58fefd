import type { AssistantAction } from "../../contract/assistant.ts";
import { TOLD } from "../why-held.ts";
import { type Answer, say } from "./answers.ts";
import { findDates } from "./find-dates.ts";
import { nameInstead, nameInText } from "./name-instead.ts";
import { outcome } from "./outcome.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";

export const isOfPerson = ({ params }: AssistantAction) => typeof params["founderId"] === "string";

/** The same change for someone else: the title of a task names them instead. */
export function paramsFor(
  action: AssistantAction,
  from: string | null,
  to: { id: string; name: string },
): Record<string, unknown> {
  const { title, content } = action.params;
  const renamed = {
    ...(typeof title === "string" && from !== null && { title: nameInstead(title, from, to.name) }),
    // "Ravi told me …", of someone else.
    ...(typeof content === "string" && from !== null && { content: nameInText(content, from, to.name) }),
  };
  return { ...action.params, ...renamed, founderId: to.id };
}

/** Whether a change sets what only one person has: an address is never someone else's too. */
export const isOnlyTheirs = ({ params }: AssistantAction): boolean => {
  const patch = (params["patch"] ?? {}) as Record<string, unknown>;
  return [patch["email"], patch["profileUrl"]].some((value) => typeof value === "string" && value !== "");
};

export const nameOf = ({ changes, title, tool }: AssistantAction): string | null =>
  changes.find(({ field }) => field === "Person")?.after ??
  (/^(?:update_founder|delete_founder)$/.test(tool)
    ? title.replace(/^(?:Change|Delete) /, "")
    : tool === "create_note"
      ? title.replace(/^Add a note about /, "")
      : tool === "set_custom_value"
        ? (/ of (.+)$/.exec(title)?.[1] ?? null)
        : null);

/** What waits for a Confirm waits for the next person too. */
export const heldOf = ({ status, heldBecause }: AssistantAction): string | null =>
  status === "proposed" ? (heldBecause ?? TOLD) : null;

/** "No, the other Ana on Thursday": the one day that is said with someone else; null where none is, or several are. */
export function dayIn(text: string, today: string): string | null {
  const [day, another] = findDates(text, today);
  return day && !another && !/(?<!\p{L})not(?!\p{L})/iu.test(text) ? day.date : null;
}

/** What was changed last, of someone else instead, and a task on another day where one is said. */
export function withPerson(
  { is: person }: { is: { id: string; name: string } },
  standing: readonly AssistantAction[],
  call: Call,
  day: string | null = null,
): Answer {
  const moved = standing.filter(isOfPerson);
  const gone = takenBack(moved, call);
  const answers = [...moved].reverse().map(
    (action) =>
      outcome(
        call(
          action.tool,
          {
            ...paramsFor(action, nameOf(action), person),
            ...(day !== null && action.tool === "create_task" && { dueDate: day }),
          },
          heldOf(action),
        ),
        person,
      ).text,
  );
  return { ...say([gone.text, ...answers].join("\n")), about: person };
}
