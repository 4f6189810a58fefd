import { TOLD } from "../../why-held.ts";
import { FactReader } from "./facts.ts";
import { filtersIn } from "./filters.ts";
import { SETS } from "./field-commands.ts";
import { reading } from "./frames.ts";
import { isPerson, leftWords, type Parser, whoOf } from "./grammar.ts";
import { codesOf, fit, written } from "./tokens.ts";

export const deletePerson: Parser = ({ text, tokens }) => {
  const command = fit(
    tokens,
    "(?:delete|remove|erase|trash|unfollow|drop|untrack|stop (?:following|tracking)|get rid of|kick|take) (?:(?:contact|person|founder|lead|record|profile|entry)s? )?(?:of |for )?(?<who>[PX](?: (?:,|and|, and) [PX])*)(?: off)?(?: out)?(?: from| of| off)?(?: (?:list|people|network|crm|contacts|table|tracker|database|system))?(?: completely| entirely| for good| altogether)?",
  );
  const who = command?.["who"]?.filter(isPerson).map((token) => whoOf(token, text));
  return who ? reading({ do: "delete_person", who }) : null;
};

export const setMany: Parser = ({ text, tokens, lists }) => {
  const who = "(?:(?:stage|status) (?:of|for) )?(?:everyone|everybody|all(?: of)?)";
  const told = fit(
    tokens,
    `${who}(?<filter>.*?) (?:should|must|needs to|need to|has to|have to|can|is to|are to) (?:be|go|move) ?(?:in|to|into|as|on)? ?(?<to>.+)`,
  );
  const command =
    fit(tokens, `(?:${SETS}) ${who}(?<filter>.*?) (?:to|as|into) (?<to>.+)`) ??
    fit(tokens, `(?:${SETS}) ${who}(?<filter>.*?) (?<to>(?:in|on|onto) .+)`) ??
    told;
  if (!command || /\b(?:tasks?|overdue|ones|reminders?|todos?|notes?)\b/.test(codesOf(tokens))) return null;
  const changes = new FactReader(text, lists).read(command["to"] ?? [], false);
  if (changes.changes.length === 0)
    return {
      problem: `To which stage or status? Yours are ${[...lists.stages, ...lists.statuses].join(", ")}.`,
      offers: [],
    };
  const { filters, left } = filtersIn(command["filter"] ?? [], text, lists);
  return reading(
    { do: "set_many", filters, changes: changes.changes },
    { left: leftWords([...left, ...changes.left], text), doubt: told ? TOLD : null },
  );
};

const EMAIL = "(?:e mail|email|mail)";
export const draftEmail: Parser = ({ text, tokens }) => {
  const command =
    fit(
      tokens,
      `(?:draft|write|compose|prepare|send)(?: me)?(?<kind>(?: (?!to |for )\\S+)*?) ${EMAIL} (?:(?:to|for) )?(?<p>[PX])(?<about>.*)`,
    ) ??
    fit(tokens, `(?:draft|write|compose|prepare|send) (?<p>[PX]) (?<kind>(?:\\S+ )*?)${EMAIL}(?<about>.*)`) ??
    fit(tokens, `(?:draft|write|compose) (?<kind>(?:\\S+ ){1,3}?)(?:to|for) (?<p>[PX])(?<about>.*)`) ??
    fit(tokens, `(?:${EMAIL}|write to|write) (?<p>[PX])(?<about>)(?<kind>)`);
  const [who] = command?.["p"] ?? [];
  if (!who || !command) return null;
  const words = `${codesOf(command["kind"] ?? [])} ${codesOf(command["about"] ?? [])}`;
  const purpose = /congrat/.test(words)
    ? "congratulate"
    : /follow ?up/.test(words)
      ? "follow_up"
      : /catch ?up|while/.test(words)
        ? "catch_up"
        : "intro";
  const about = written(
    (command["about"] ?? []).filter(({ code }) => !/^(?:to|congratulate|follow|up|catch)$/.test(code)),
    text,
  );
  const remarks =
    about === "" || /^(?:on|for|about)?\s*(?:congrat|introduc|intro)/i.test(about)
      ? []
      : [`The draft is a template, so “${about}” is not in it yet.`];
  return reading({ do: "email", who: whoOf(who, text), purpose }, { remarks });
};
