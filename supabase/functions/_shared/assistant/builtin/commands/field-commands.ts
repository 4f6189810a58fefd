import { withoutClosing } from "./fact-cursor.ts";
import { FactReader } from "./facts.ts";
import { type Lists, whyRefused } from "./values.ts";
import { type Change, type Frame, type Problem, reading, type Who } from "./frames.ts";
import { isPerson, leftWords, type Parser, whoOf } from "./grammar.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
import { CLEARS, TAKES_OFF, TAKES_THAT } from "../vocabulary/command-words.ts";
import { fieldMeant } from "../vocabulary/field-names.ts";

export const SETS =
  "tick|check|untick|uncheck|set|change|update|make|put|move|switch|edit|correct|fix|promote|bump|raise|lower|increase|decrease|mark|tag|flag|turn|give|adjust|upgrade|downgrade|demote|advance|enter|save|add";
const STEPS = /^(?:raise|lower|increase|decrease|bump) .+ by N(?: |$)/;
/** What adds a choice to those that are there. */
const ADDS = /^(?:add|include|put|give|tag|tick|assign)$/;
const UNIT = /^(?:person|contact|founder|record|profile|entry|value|field|column)$/;

/** "Founder" of "to founder and CEO", which is what a value says; "the founder Ada" is Ada. */
const isOfValue = (tokens: readonly Token[], no: number): boolean =>
  tokens.slice(0, no).some(({ code }) => /^(?:to|as|be|:)$/.test(code)) &&
  !tokens.slice(no).some(({ code }) => /^[PX]$/.test(code));

interface Part {
  who: Token[];
  rest: Token[];
  /** The tokens after them, without what is said about all. */
  own: Token[];
}

/** The people that a command is about, each with what is said about them; tokens before the first person belong to all. */
function partsBySubject(tokens: readonly Token[]): Part[] {
  const hasKnown = tokens.some(({ code }) => code === "P");
  const isSubject = (no: number) => {
    const token = tokens[no];
    if (!token || (hasKnown ? token.code !== "P" : token.code !== "X")) return false;
    const before = tokens[no - 1]?.code ?? "";
    const said = codesOf(tokens.slice(0, no));
    if (/^(?:to|is|as|:|by|be|at|from)$/.test(before))
      return !/\b(?:owner|responsible|company|name|assigned|email)\b/.test(said) && !/^(?:at|from)$/.test(before);
    return true;
  };
  const parts: Omit<Part, "own">[] = [];
  const prefix: Token[] = [];
  for (let no = 0; no < tokens.length; no += 1) {
    const token = tokens[no];
    if (!token) continue;
    const part = parts.at(-1);
    if (!isSubject(no)) {
      (part ? part.rest : prefix).push(token);
      continue;
    }
    const held = part ? part.rest : prefix;
    // "Omar and Greta" share what follows; "…, Greta on Meeting" begins another.
    const isJoined = part !== undefined && part.rest.every(({ code }) => /^(?:,|and)$/.test(code));
    if (isJoined) {
      part.rest.length = 0;
      part.who.push(token);
      continue;
    }
    while (held.length > 0 && /^(?:for|of|on|to|,|and|with)$/.test(held.at(-1)?.code ?? "")) held.pop();
    parts.push({ who: [token], rest: [] });
  }
  return parts.map(({ who, rest }) => ({ who, rest: [...prefix, ...rest], own: rest }));
}

export const setFields: Parser = ({ text, tokens, lists }) => {
  const command =
    fit(tokens, `(?:${SETS}) (?<rest>.+)`) ?? fit(tokens, `(?:for|with) (?<p>P) ,? ?(?:${SETS}) (?<rest>.+)`);
  // "Raise her price by 3": slots read steps.
  if (!command || STEPS.test(codesOf(tokens))) return null;
  const all = [...(command["p"] ?? []), ...(command["rest"] ?? [])];
  const parts = partsBySubject(all.filter(({ code }, no) => !UNIT.test(code) || isOfValue(all, no)));
  const [first] = parts;
  // "Add Ines Marrow" adds someone new.
  const isAdding =
    /^(?:add|enter|save|put|give)$/.test(tokens[0]?.code ?? "") &&
    !tokens.some(({ code }) => code === "P") &&
    !/X 's/.test(codesOf(tokens));
  if (!first || isAdding) return null;
  const frames: Frame[] = [];
  const left: Token[] = [];
  for (const [no, { who, own, rest: all }] of parts.entries()) {
    // "Set the owner of Omar to Sam and his priority to 40": another field than the one before them.
    const from = own[0]?.code === "'s" ? 1 : 0;
    const rest = no > 0 && new FactReader(text, lists).from(own, from).fieldAt(0) ? own : all;
    const facts = new FactReader(text, lists).read(rest, false);
    if (facts.problem) return facts.problem;
    left.push(...facts.left);
    const before = frames.at(-1);
    // "And Greta too" is as it was said of the one before.
    const isToo = facts.changes.length === 0 && rest.every(({ code }) => /^(?:too|as|well|and|,|likewise)$/.test(code));
    if (isToo && before?.do === "set") {
      before.who.push(...who.map((token) => whoOf(token, text)));
      left.splice(left.length - facts.left.length);
      continue;
    }
    // A person without a change must not be skipped.
    if (facts.changes.length === 0 && parts.length > 1) left.push(...who);
    const isOff = /^un/.test(tokens[0]?.code ?? "");
    const changes = facts.changes.map((change) =>
      isOff && change.value === "yes" ? { ...change, value: "no" } : change,
    );
    const same = frames.find((frame) => frame.do === "set" && who.length === 1 && isSame(frame.who, who));
    if (same?.do === "set") same.changes.push(...changes);
    else frames.push({ do: "set", who: who.map((token) => whoOf(token, text)), changes });
  }
  if (frames.every((frame) => frame.do === "set" && frame.changes.length === 0))
    return unknownValue(first, text, lists, tokens[0]?.code ?? "") ?? unknownField(first, text, lists);
  const [frame, ...more] = frames;
  // "Add German to the languages" leaves the others: slots read it.
  const isChoice = frames.some(
    (one) =>
      "changes" in one && one.changes.some((change) => "column" in change && change.column.type === "multiselect"),
  );
  if (!frame || (isChoice && (ADDS.test(tokens[0]?.code ?? "") || /\b(?:too|also|as well|another)\b/iu.test(text))))
    return null;
  return reading(frame, { more, left: leftWords(left, text) });
};

const isSame = ([one, other]: readonly Who[], [token]: readonly Token[]) =>
  one !== undefined &&
  other === undefined &&
  token?.slot?.is === "person" &&
  one.people[0]?.id === token.slot.people[0]?.id &&
  one.people.length === 1;

/** "Set Omar's shoe size to 44": a fact that no field is for. */
function unknownField({ who: [token], rest }: Part, text: string, lists: Lists): Problem | null {
  const said = fit(rest, "(?:'s )?(?:new )?(?<f>[a-z]\\S*(?: [a-z]\\S*){0,2}?)(?: (?:to|is|as|:|=|-) (?<v>.+))?");
  const field = said?.["f"] ?? [];
  const codes = field.map(({ code }) => code);
  const short = (said?.["v"] ?? []).length === 0 ? fieldMeant(codes, lists.columns) : null;
  const named = field.length > 0 ? (new FactReader(text, lists).from(field, 0).fieldAt(0) ?? short) : null;
  // "Change the NPS of Omar": to what?
  if (token && named?.length === field.length && (said?.["v"] ?? []).length === 0) {
    const { target } = named;
    const own = written(field, text);
    // "The cap", of Valuation cap.
    const label = named === short && "column" in target ? target.column.label : own;
    return {
      problem: `What should the ${label} of ${text.slice(token.from, token.to)} be?`,
      offers: [],
      asks: { asks: "value", about: "", ...(label !== own && { spelled: { said: own, label } }) },
    };
  }
  if (
    !token ||
    field.length === 0 ||
    !rest.some(({ code }) => code === "'s" || /^(?:to|:)$/.test(code)) ||
    field.some(({ code }) => /^(?:to|as|on|in|done|not)$/.test(code))
  )
    return null;
  const label = written(field, text);
  const value = written(said?.["v"] ?? [], text);
  if (named !== null) return whyRefused(named.target, value, label, lists);
  const name = text.slice(token.from, token.to);
  return {
    problem: `There is no field or column “${label}”. I can add the column${value === "" ? "" : ", or keep it as a note"}.`,
    offers: [`Add a column called ${label}`, ...(value === "" ? [] : [`Add a note to ${name}: ${label} ${value}`])],
  };
}

/** "Put Omar on Leed": a stage that is none of the user's. */
function unknownValue({ rest }: Part, text: string, { stages, statuses }: Lists, verb: string): Problem | null {
  const said = fit(rest, "(?:to|on|in|into|as|onto) (?<v>(?:(?! (?:and|,) )[^PXDTU])+)");
  const value = said?.["v"];
  if (!value || value.length > 3 || !/^(?:set|put|move|mark|switch|promote|make|change)$/.test(verb)) return null;
  const words = written(value, text);
  // A number may be of several fields: which one is asked with choices.
  if (/^\d[\d.,]*k?$/iu.test(words)) return null;
  return {
    problem: `“${words}” is none of your stages and statuses: ${[...stages, ...statuses].join(", ")}. Which one do you want?`,
    offers: [],
    asks: { asks: "value", about: words },
  };
}

/** "Change the NPS": of nobody, where nobody was spoken of; the answer is read together with it. */
export const nobodysField: Parser = ({ text, tokens, lists, spokenOf }) => {
  const field = fit(tokens, `(?:${SETS}|clear|remove|empty) (?<f>.+?)(?: ?(?:to|:) (?<v>[^PXD]+|D))?`);
  const named = field?.["f"] ?? [];
  if (spokenOf.person || named.length === 0 || tokens.some(isPerson)) return null;
  const known = new FactReader(text, lists).from(named, 0).fieldAt(0);
  if (known?.length !== named.length) return null;
  return { problem: `Whose ${written(named, text)} do you mean?`, offers: [], asks: { asks: "value", about: "" } };
};

export const clearFields: Parser = ({ text, tokens, lists }) => {
  const command = TAKES_THAT.test(codesOf(tokens)) ? null : (fit(tokens, CLEARS) ?? fit(tokens, TAKES_OFF));
  const parts = partsBySubject((command?.["rest"] ?? []).filter(({ code }) => !UNIT.test(code) || code === "contact"));
  const [part] = parts;
  if (!part || parts.length > 1) return null;
  const changes: Change[] = [];
  const left: Token[] = [];
  for (let at = 0; at < part.rest.length;) {
    const named = new FactReader(text, lists).from(part.rest, at).fieldAt(0);
    if (named) {
      changes.push({ ...named.target, value: null });
      at += named.length;
      continue;
    }
    const token = part.rest[at];
    if (token && !/^(?:and|,|'s|of|off|out|away|for|from|his|her|their|value)$/.test(token.code)) left.push(token);
    at += 1;
  }
  if (changes.length === 0)
    return part.rest[0]?.code === "'s" && left.length > 0 && !/^(?:notes?|tasks?|reminders?)$/.test(left[0]?.code ?? "")
      ? unknownField(part, text, lists)
      : null;
  return reading(
    { do: "set", who: part.who.map((token) => whoOf(token, text)), changes },
    { left: leftWords(left, text) },
  );
};

export const assignOwner: Parser = ({ text, tokens }) => {
  const command = fit(tokens, "(?:assign|hand|give) (?<p>P) (?:over )?to (?<v>[^,]+)");
  const [who] = command?.["p"] ?? [];
  const value = withoutClosing(command?.["v"] ?? []);
  if (!who || value.length === 0 || value.length > 3) return null;
  return reading({ do: "set", who: [whoOf(who, text)], changes: [{ field: "owner", value: written(value, text) }] });
};
