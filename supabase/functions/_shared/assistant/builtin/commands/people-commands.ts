import { TOLD } from "../../why-held.ts";
import { plainWords } from "../../words.ts";
import { FactReader } from "./facts.ts";
import { filtersIn } from "./filters.ts";
import { SETS } from "./field-commands.ts";
import { type Frame, reading, type Who } from "./frames.ts";
import { isPerson, leftWords, type Parser, whoOf } from "./grammar.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";

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

const NOUN =
  "(?:contact|person|founder|lead|investor|customer|prospect|people|persons|contacts|founders|leads|someone|somebody|connection)";
const INTO =
  "(?: (?:to|in|into|on)(?: our)? (?:list|people|network|contacts|crm|founders|tracker|database|table|system|there|here)| in)?";

export const addPeople: Parser = ({ text, tokens, lists }) => {
  const command =
    fit(
      tokens,
      `(?:add|create|save|track|follow|register|enter|insert|include|put|store|import|start (?:following|tracking)) (?!up )(?:to (?=[XP] ))?(?:(?:new|another|following|two|three|these) )*(?<noun>${NOUN} )?(?:(?:called|named|:|for|-) )*(?<rest>.+?)${INTO}(?: as)?(?: new)?(?: contacts?)?`,
    ) ?? fit(tokens, `(?:new|another) (?<noun>${NOUN}) ?(?:(?:called|named|:|is|-) )*(?<rest>.+)`);
  const rest = command?.["rest"];
  if (!rest || rest.length === 0) return null;
  const names = nameTokens(rest, text);
  if (names.length === 0) return null;
  const isLead = /^leads? ?$/.test(codesOf(command["noun"] ?? []));
  const leadStage = isLead ? lists.stages.find((stage) => plainWords(stage).join(" ") === "lead") : undefined;
  const frames: Frame[] = [];
  const left: Token[] = [];
  for (const { name, own, facts: said } of names) {
    const facts = new FactReader(text, lists).read(said, true);
    if (facts.problem) return facts.problem;
    left.push(...facts.left);
    const changes = [
      ...facts.changes,
      ...(leadStage && !facts.changes.some((change) => "field" in change && change.field === "stage")
        ? [{ field: "stage" as const, value: leadStage }]
        : []),
    ];
    frames.push({ do: "add_person", name: { people: own, said: name }, changes });
  }
  const [frame, ...more] = frames;
  if (!frame) return null;
  return reading(frame, { more, left: leftWords(left, text) });
};

const NAME_ENDS =
  /^(?:from|at|of|,|\(|\)|as|with|who|which|U|M|:|-|to|in|is|works?|and|D|T|for|based|email|mail|role|company|stage|status|N|P|on|he|she|'s)$/;

interface NamedToken {
  name: string;
  own: Who["people"];
  facts: Token[];
}

/** The names that a list of people begins its parts with, each with what is said of them. */
function nameTokens(rest: Token[], text: string): NamedToken[] {
  const [first] = rest;
  if (first?.code === "U") return [{ name: nameInUrl(text.slice(first.from, first.to)), own: [], facts: rest }];
  if (
    !first ||
    /^(?:Q|D|T|N|note|notes|task|tasks|reminder|column|field|to|option|everyone|it|this|that)$/.test(first.code)
  )
    return [];
  const found: { start: number; end: number; token: Token | null }[] = [];
  rest.forEach((token, no) => {
    const before = rest[no - 1]?.code ?? "";
    const isStart = no === 0 || (/^(?:,|and)$/.test(before) && !/^(?:at|from|of|for)$/.test(rest[no - 2]?.code ?? ""));
    if (isPerson(token) && isStart && !(token.slot?.is === "person" && token.slot.isPronoun))
      found.push({ start: no, end: no + 1, token });
  });
  if (found[0]?.start !== 0) {
    let end = 0;
    while (end < rest.length && end < 4 && !NAME_ENDS.test(rest[end]?.code ?? ",")) end += 1;
    const words = rest.slice(0, end);
    // One lower-case word is no name, and neither is a word of a command.
    const raw = written(words, text);
    if (end === 0 || (end === 1 && !/^\p{Lu}\p{Ll}/u.test(raw)) || !/^[\p{L}\p{M}'’. -]+$/u.test(raw)) return [];
    found.unshift({ start: 0, end, token: null });
  }
  return found.map(({ start, end, token }, no) => {
    const next = found[no + 1]?.start ?? rest.length;
    const name = token ? text.slice(token.from, token.to) : titled(written(rest.slice(start, end), text));
    return { name, own: token?.slot?.is === "person" ? token.slot.people : [], facts: rest.slice(end, next) };
  });
}

const titled = (name: string) => name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

function nameInUrl(url: string): string {
  const slug = /\/in\/([^/?#]+)/i.exec(url)?.[1] ?? "";
  return titled(
    slug
      .replace(/-[0-9a-f]{6,}$/i, "")
      .replace(/^demo-/i, "")
      .replaceAll("-", " ")
      .trim(),
  );
}
