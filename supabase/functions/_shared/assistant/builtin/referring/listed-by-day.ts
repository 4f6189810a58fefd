import { findDates } from "../find-dates.ts";
import { fromThatDay, fromTheirDay } from "./from-that-day.ts";
import type { InFull, Known } from "./targets.ts";

const BY_DAY =
  /(?<![\p{L}])(?:the|that) (?:one|task)(?: (?:that(?:['’]s| is)|which is))? (?:due|for|from|on|of)(?: (?:on|by))? (?<day>[^,;:.?!\n]{3,25}?)(?=\s*[,;:–-]|\s+(?:is|to|as|can|should|needs?|goes|has|was)(?!\p{L})|[\s?.!]*$)/iu;

/** "The one due today, make it tomorrow", after a list of tasks: the only one of them that is due then. */
function listedByDay({ request, call }: Known): InFull | null {
  const list = (request.state?.list ?? []).filter(({ kind }) => kind === "task");
  const found = list.length < 2 || request.state?.question ? null : BY_DAY.exec(request.message);
  const [day, another] = found ? findDates(found.groups?.["day"] ?? "", request.today) : [];
  if (!found || !day || another) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const due = tasks.filter(({ id, dueDate }) => dueDate === day.date && list.some((one) => one.id === id));
  const [only, more] = due;
  if (!only || more || tasks.filter(({ title }) => title === only.title).length > 1) return null;
  const behind = request.message.slice(found.index + found[0].length);
  const moved =
    /^\s*[,;:–-]?\s*(?:and )?(?:please )?(?:make|move|set|push|put|change|shift|postpone|mark|delete|finish|complete|close|tick) (?:it|that)(?: off)?(?!\p{L})\s*(?<rest>.*)$/iu.exec(
      behind,
    );
  const title = `“${only.title}”`;
  if (!moved) return { message: `${request.message.slice(0, found.index)}${title}${behind}`, people: [] };
  const verb =
    /(?:make|move|set|push|put|change|shift|postpone|mark|delete|finish|complete|close|tick)/iu
      .exec(behind)?.[0]
      .toLowerCase() ?? "move";
  const rest = (moved.groups?.["rest"] ?? "").trim();
  const isDay = /^(?:make|set|put|change)$/.test(verb) && findDates(rest, request.today).length > 0;
  return {
    message: isDay
      ? `move ${title} to ${rest.replace(/^(?:to|for|on|due)\s+/iu, "")}`
      : `${verb} ${title} ${rest}`.trim(),
    people: [],
  };
}

/** A message that names something by its day. */
export const ofADay = (known: Known): InFull | null => listedByDay(known) ?? fromThatDay(known) ?? fromTheirDay(known);
