import type { StepRequest } from "../../assistant-model.ts";
import { literal } from "../literal.ts";
import { urlAsked } from "../referring/of-newcomer.ts";

const ASKED = /To add (?<name>\p{Lu}[\p{L}\p{M}'’-]+) I need the address of their LinkedIn profile/u;
const NAME_IS =
  "(?:(?:ok|okay|sure|it['’]?s|that['’]?s|he['’]?s|she['’]?s|(?:the |his |her )?(?:full )?name(?:['’]s| is))[\\s,:]+)*";
const SURNAME =
  "(?:\\s(?:(?-i:van|von|de|da|del|di|la|der|den|bin|al|el|ap|ferch)\\s){0,2}(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+){1,3}";

/** "Gethin Rhys, linkedin.com/in/…", answered where the address of Gethin was asked for: the order with the whole name. Null for other messages. */
export function withFullName({
  message,
  history,
  state,
}: Pick<StepRequest, "message" | "history" | "state">): string | null {
  const open = urlAsked(state);
  const asked = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const name = ASKED.exec(asked)?.groups?.["name"];
  if (open === null || name === undefined || message.length > 300) return null;
  const first = `(?<![\\p{L}\\p{M}])${literal(name)}(?![\\p{L}\\p{M}])`;
  const { full, rest = "" } =
    new RegExp(`^\\W*${NAME_IS}(?<full>${first}${SURNAME})(?<rest>(?:[\\s,;:–-][^]*)?)$`, "iu").exec(message)?.groups ??
    {};
  if (full === undefined || !new RegExp(first, "u").test(open.message)) return null;
  return `${open.message.replace(new RegExp(first, "u"), full).replace(/[\s.!]+$/u, "")}${rest.trim() === "" ? "" : `, ${rest.replace(/^[\s,;:–-]+/u, "")}`}`;
}
