import { type Frame, type Problem, reading } from "./frames.ts";
import { leftWords, type Parser } from "./grammar.ts";
import type { OwnColumn } from "../reading.ts";
import { NO_NAME } from "../columns/column-words.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { sentenceCase } from "../wording.ts";

const TYPES: readonly [RegExp, OwnColumn["type"]][] = [
  [/^(?:number|numeric|numbers|amount|currency|money|integer|euro|dollar)$/, "number"],
  [/^(?:date|day|calendar)$/, "date"],
  [/^(?:yes no|yes or no|true false|boolean|checkbox|tick ?box|check|flag|checkmark|switch)$/, "boolean"],
  [/^(?:multi ?select|multiselect|multiple ?choice|tags|multi)$/, "multiselect"],
  [/^(?:select|dropdown|drop down|choice|choices|list|options|single select|pick ?list)$/, "select"],
  [/^(?:text|string|free text|plain text|words|textual)$/, "text"],
];
const TYPE =
  "(?:numbers?|numeric|amount|currency|money|integer|date|yes no|yes or no|true false|boolean|checkbox|tick ?box|flag|multi ?select|multiple ?choice|tags|single select|select|dropdown|drop down|choices?|pick ?list|text|free text|plain text|string)";
/** A type that nothing but a column has. */
const PLAIN_TYPE =
  "(?:yes no|true false|checkbox|tick ?box|multi ?select|multiple ?choice|single select|dropdown|drop down|pick ?list)";
const ASKED =
  "(?:(?:i|we) (?:need|want|d like|would like|could use)|add|create|make|set up|introduce|insert|give (?:me|us)|can (?:i|we) (?:have|get)|let (?:s|us) have|new)";
const COLUMN = "(?:columns?|fields?|property|attribute|custom (?:column|field))";
const NAMED = "(?:called|named|titled|labelled|labeled|for|:|with name|by name of|to track|to hold|to store|about|-)";

/** "New column, tick box, Deposit paid". */
const TYPE_AHEAD = `(?:(?:add|create|make|new) )+${COLUMN} (?:,|:|-) (?<type>${TYPE}) (?:,|:|-) (?<rest>.+)`;
/** "Add "Soil" with options clay, loam". */
const QUOTED =
  "(?:add|create|make|new) (?<rest>Q (?:, |: |\\( )?(?:with|having) (?:(?:these|following|possible) )?(?:options?|choices?) .+)";

/** What a column's name says that it holds. */
const typeNamed = (label: string): OwnColumn["type"] =>
  /(?:^|\s)(?:birthdays?|birth ?date|date of birth|deadline|anniversary|due date)$/iu.test(label.trim())
    ? "date"
    : "text";

const typeOf = (words: string): OwnColumn["type"] | null =>
  TYPES.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null;

export const addColumn: Parser = ({ text, tokens }) => {
  const command =
    fit(tokens, TYPE_AHEAD) ??
    fit(
      tokens,
      `(?:add|create|make|new|set up|i need|i want|give me|we need|put in|insert|introduce|start) (?:me )?(?:(?:new|another|custom|own|extra) )*(?:(?<type>${TYPE}) )?${COLUMN} ?(?<rest>.*)`,
    ) ??
    fit(
      tokens,
      `(?:add|create|make|set up|introduce) (?:new )?(?<name>(?:(?!(?:to|note|task|for) )\\S+ ){1,4}?)(?:as )?(?:(?:new|custom) )?(?:(?<type>${TYPE}) )?${COLUMN}(?<rest>.*)`,
    ) ??
    fit(
      tokens,
      `${ASKED} (?:(?:new|another|custom|own|extra) )*(?:(?<type>${PLAIN_TYPE}) (?:${COLUMN} )?(?:(?:called|named|titled|labelled|for|:|with name) )*|(?<type2>list|${TYPE}) ${COLUMN} (?:(?:called|named|titled|labelled|for|:|with name) )*)(?<rest>.+)`,
    ) ??
    fit(
      tokens,
      `(?:new )?${COLUMN} (?:called |named |: )?(?<rest>.+?) (?:,|:|-|\\() (?:(?:it|is|as|of|type|that|s) )*(?<type>${TYPE})`,
    ) ??
    fit(tokens, QUOTED) ??
    fit(
      tokens,
      `(?:(?:i|we) (?:(?:should|want to|need to|d like to|must|would like to) )?)?(?:track|record|capture|keep track of) (?<rest>.+?) (?:as|in|with) (?:new |own )?(?:(?<type>${TYPE})(?: ${COLUMN})?|${COLUMN})`,
    );
  if (!command) return null;
  let rest = [...(command["name"] ?? []), ...(command["rest"] ?? [])];
  let type = typeOf(codesOf([...(command["type"] ?? []), ...(command["type2"] ?? [])]));
  const lead = fit(rest, `(?:to (?:people|table|founders|contacts|list|my people) )?(?:${NAMED} )+(?<rest>.+)`);
  if (lead?.["rest"]) rest = lead["rest"];
  const withOptions = fit(
    rest,
    "(?<rest>.+?) ?(?:,|:|-|\\()? ?(?:with|having|and)?(?: (?:these|following|possible))* (?:options?|choices?|values?) ?(?:are|is|of|:|,|like|being)? (?<options>.+)",
  );
  const bare = withOptions ? null : fit(rest, "(?<rest>.+?) (?:with|:|\\() (?<options>[^,]+(?: ,| or| and| /) .+)");
  let options: string[] = [];
  const given = withOptions ?? bare;
  if (given?.["options"] && given["rest"]) {
    rest = given["rest"];
    options = optionsIn(given["options"], text, tokens);
  }
  const typed = fit(
    rest,
    `(?<rest>.+?) ?(?:,|\\(|as|of type|type|which is|that is|it is|is|for|with|:|-|in)* ?(?:type )?(?<type>${TYPE}) ?(?:${COLUMN}|type|values?|only|\\))*`,
  );
  if (typed?.["rest"] && typed["type"] && type === null && !endsLabel(rest, typed["rest"], typed["type"])) {
    type = typeOf(codesOf(typed["type"]));
    rest = typed["rest"];
  }
  const place = fit(
    rest,
    "(?<rest>.+?) (?:to|in|on|for) (?:people|table|founders|contacts|list|everyone|all people|people table|my people)",
  );
  if (place?.["rest"]) rest = place["rest"];
  const label = written(
    rest.filter(({ code }) => code !== "(" && code !== ")"),
    text,
  ).replace(/^["“]|["”]$/gu, "");
  if (label === "" || /^(?:it|this|that|them|one)$/i.test(label))
    return { problem: "What should the column be called?", offers: [], asks: { asks: "value", about: "" } };
  const isPlural = tokens.some(({ code }) => /^(?:columns|fields)$/.test(code));
  const labels = isPlural ? optionsIn(rest, text, tokens) : [label];
  const stray = isPlural
    ? []
    : rest.filter(({ code }) => /^(?:[PDTUM]|set|and|then|remind|note|because|if|not)$/.test(code));
  const isLong = !isPlural && rest.length > 6;
  const [frame, ...more] = labels.map((one): Frame => ({
    do: "add_column",
    label: sentenceCase(one),
    type: options.length > 0 && type !== "multiselect" ? "select" : (type ?? typeNamed(one)),
    options,
  }));
  if (!frame) return null;
  return reading(frame, {
    more,
    left: isLong || stray.length > 0 ? leftWords(stray.length > 0 ? stray : rest.slice(4), text) : [],
  });
};

const RENAMES = "(?:rename|relabel|call|change (?:name|label|title|heading) of|retitle)";
const OPTIONS = "(?:options?|choices?|values?|possible values?)";

/** "Rename Deal size to Contract value", "add Frozen as an option to Warmth", "Warmth needs another option, Frozen". */
export const editColumn: Parser = ({ text, tokens, lists }) => {
  const columnIn = (some: readonly Token[] | undefined) => {
    const words = codesOf((some ?? []).filter(({ code }) => !/^(?:column|field|columns|own|:|of)$/.test(code))).split(
      " ",
    );
    const named = fieldNamed(words, lists.columns) ?? fieldMeant(words, lists.columns);
    return named && "column" in named.target && named.length === words.length ? named.target.column : null;
  };
  const renamed =
    fit(tokens, `${RENAMES} (?:${COLUMN} )?(?<c>.+?) ?(?:to|into|as|in|now|:) (?<v>.+)`) ??
    fit(tokens, `(?:rename|relabel|call) (?:${COLUMN} )?(?<c>.+?) ${COLUMN} (?<v>.+)`) ??
    fit(
      tokens,
      `(?:${COLUMN} )?(?<c>.+?) (?:should be|is to be|is now|is) (?:called|named|renamed|renamed to) (?:to )?(?<v>.+)`,
    );
  const column = columnIn(renamed?.["c"]);
  if (column && renamed?.["v"]) {
    const label = sentenceCase(written(renamed["v"], text).replace(/^["“']|["”'.]$/gu, ""));
    const isBehindComma = text.toLowerCase().includes(`, ${label.toLowerCase()}`);
    if (isBehindComma && NO_NAME.test(label)) return null;
    return reading({ do: "change_column", column, label, added: [], removed: [] });
  }
  const changed =
    fit(
      tokens,
      `(?<do>add|remove|delete|drop|put|create|include) (?:(?:new|another) )?(?:${OPTIONS} )?(?:called |named |: ?)?(?<v>.+?) (?:as|to be|like) (?:(?:new|another|possible) )?${OPTIONS} (?:to|in|for|of|from|on|under) (?<c>.+)`,
    ) ??
    fit(
      tokens,
      `(?<do>add|remove|delete|drop|put|create|include) (?:(?:new|another) )?${OPTIONS} ?(?:called |named |: ?)?(?<v>.+?) (?:to|in|for|of|from|on|under) (?<c>.+)`,
    ) ??
    fit(
      tokens,
      `(?<do>add|remove|delete|drop|put|include) (?<v>.+?) (?:to|in|from|into) (?:${OPTIONS} (?:of|for) (?<c>.+)|(?<c2>.+?) (?:'s )?${OPTIONS})`,
    ) ??
    fit(
      tokens,
      `(?<c>.+?) (?:needs?|should have|gets|must have|wants) (?:(?:new|another|one more|also) )*${OPTIONS} ?(?:called|named|,|:|-)? ?(?<v>.+)`,
    ) ??
    fit(
      tokens,
      "(?:column |field |list )?(?<c>[^P]+?) (?:should|must|could|can|needs to|has to) (?:also |now )?(?:have|offer|include|contain|allow) (?<v>[^P]+)",
    );
  const target = columnIn([...(changed?.["c"] ?? []), ...(changed?.["c2"] ?? [])]);
  if (!target || !changed?.["v"]) return null;
  const options = optionsIn(changed["v"], text, tokens, changed["v"].at(-1)?.to).map((option) =>
    option.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  );
  const isGone = /^(?:remove|delete|drop)$/.test(codesOf(changed["do"] ?? []));
  const unknown = isGone
    ? options.find((one) => !target.options.some((own) => own.toLowerCase() === one.toLowerCase()))
    : undefined;
  if (target.options.length === 0 || unknown !== undefined)
    return {
      problem:
        target.options.length === 0
          ? `${target.label} has no options: only columns of one or several choices have.`
          : `“${unknown ?? ""}” is not an option of ${target.label}, which are ${target.options.join(", ")}.`,
      offers: [],
    };
  return reading({
    do: "change_column",
    column: target,
    label: null,
    added: isGone ? [] : options,
    removed: isGone ? options : [],
  });
};

/** What only the People screen can do with a column. */
export const changeColumn: Parser = ({ tokens }) => {
  const isAsked =
    fit(tokens, `(?:rename|change|edit|update|retype) (?:name of |type of |options of )?${COLUMN} .+`) ??
    fit(tokens, "(?:add|remove|delete) (?:new )?options? .+ (?:to|from) .+");
  return isAsked
    ? {
        problem:
          "I add, rename and delete columns, and add or remove their options. Everything else is in the column's own menu on the People screen.",
        offers: [],
      }
    : null;
};

/** "Birth date" is a label that ends in the name of a type, not a column "Birth" of dates. */
function endsLabel(rest: readonly Token[], label: readonly Token[], type: readonly Token[]): boolean {
  const isOwnWord = /^(?:yes|true|boolean|checkbox|tick|multi|dropdown|drop|select)/.test(codesOf(type));
  return !isOwnWord && rest.length === label.length + type.length && rest.at(-1) === type.at(-1);
}

/** What follows a list of options and is none: "… and Friday in it", "Leased as an option too". */
const AFTER_OPTIONS =
  /(?:[\s,]+(?:in (?:it|there|the list)|inside|to (?:choose|pick|select) from|(?:as|for) (?:(?:an?|the|its|their|other|another|new|possible|extra) )*(?:options?|choices?|values?|answers?)|options?|choices?|too|as well|also|please|pls|thanks))+[\s.!]*$/iu;

/** From the words as they were written: an option may be called "A". */
function optionsIn(options: readonly Token[], text: string, all: readonly Token[], end?: number): string[] {
  const [first] = options;
  let at = first ? all.indexOf(first) - 1 : -1;
  while (/^[,:-]$/.test(all[at]?.code ?? "")) at -= 1;
  return text
    .slice(all[at]?.to ?? first?.from, end)
    .replace(AFTER_OPTIONS, "")
    .replace(/^[\s,:-]+/u, "")
    .split(/\s*(?:[,;:/()]|\b(?:and|or|und|oder|y|o|et|ou)\b)\s*/iu)
    .map((option) => option.replace(/^["“]|["”]$|[.!?]+$/gu, "").trim())
    .filter((option) => option !== "");
}

export const deleteColumn: Parser = ({ text, tokens, lists }) => {
  const command = fit(
    tokens,
    `(?:delete|remove|erase|drop|get rid of) (?:(?:own|custom) )?(?:${COLUMN} (?:(?:called|named|:) )?(?<a>.+)|(?<b>.+?) ${COLUMN})`,
  );
  const label = written([...(command?.["a"] ?? []), ...(command?.["b"] ?? [])], text);
  if (!command || label === "") return null;
  const column = lists.columns.find((one) => one.label.toLowerCase() === label.toLowerCase());
  return column ? reading({ do: "delete_column", label: column.label }) : noColumn(label, lists.columns);
};

const noColumn = (label: string, columns: readonly OwnColumn[]): Problem => ({
  problem:
    columns.length === 0
      ? "You have no columns of your own."
      : `You have no column “${label}”. Yours are ${columns.map((column) => column.label).join(", ")}.`,
  offers: columns.slice(0, 2).map((column) => `Delete the column ${column.label}`),
});
