import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { byName } from "../by-name.ts";

const ELSE =
  /(?<!\p{L})(?:everyone|everybody|all (?:the )?others|anyone) else(?!\p{L})|(?<!\p{L})all (?:the )?others(?!\p{L})/iu;
/** "Change Zoë Verbruggen", "Set Priority of Zoë Verbruggen": the name in what a change of one person is called. */
const CALLED = /^(?:Change|Add a note about|Set .{1,60}? of)\s(?<name>(?!\d)[^,:]+?)\.?$/u;

/** The name of who a change is of, as its title has it; null for one of several people, a task or a column. */
export const nameInTitle = ({ title }: Pick<AssistantAction, "title">): string | null =>
  CALLED.exec(title)?.groups?.["name"] ?? null;

/** "Set the stage of everyone else to Lead", right after changes of one or more people: all but those. */
export function withElseNamed(request: StepRequest): StepRequest {
  const { message, changes = [], people } = request;
  if (!ELSE.test(message) || /[?？]\s*$/u.test(message)) return request;
  const standing = changes.filter(({ status }) => /^(?:executed|proposed|already_exists)$/.test(status));
  const spared = standing.flatMap((action) => {
    const name = nameInTitle(action);
    return name === null || action.founderId === null ? [] : [byName({ id: action.founderId, name })];
  });
  const [...ids] = new Set(spared.map(({ id }) => id));
  if (ids.length === 0 || ids.length > 5 || spared.length < standing.length) return request;
  const once = ids.flatMap((id) => spared.find((one) => one.id === id) ?? []);
  return {
    ...request,
    message: message.replace(ELSE, `everyone except ${once.map(({ name }) => name).join(" and ")}`),
    people: [...people.filter(({ id }) => !ids.includes(id)), ...once],
  };
}
