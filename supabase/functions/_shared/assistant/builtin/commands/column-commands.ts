import { type Frame, type Problem, reading } from "./frames.ts";
import { leftWords, type Parser } from "./grammar.ts";
import type { OwnColumn } from "../reading.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
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
const COLUMN = "(?:columns?|fields?|property|attribute|custom (?:column|field))";
const NAMED = "(?:called|named|titled|labelled|labeled|for|:|with name|by name of|to track|to hold|to store|about|-)";

const typeOf = (words: string): OwnColumn["type"] | null =>
  TYPES.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null;

export const addColumn: Parser = ({ text, tokens }) => {
  const command =
    fit(
      tokens,
      `(?:add|create|make|new|set up|i need|i want|give me|we need|put in|insert|introduce|start) (?:me )?(?:(?:new|another|custom|own|extra) )*(?:(?<type>${TYPE}) )?${COLUMN} ?(?<rest>.*)`,
    ) ??
    fit(
      tokens,
      `(?:add|create|make|set up|introduce) (?:new )?(?<name>(?:(?!(?:to|note|task|for) )\\S+ ){1,4}?)(?:as )?(?:(?:new|custom) )?(?:(?<type>${TYPE}) )?${COLUMN}(?<rest>.*)`,
    );
  if (!command) return null;
  let rest = [...(command["name"] ?? []), ...(command["rest"] ?? [])];
  let type = typeOf(codesOf(command["type"] ?? []));
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
    `(?<rest>.+?) ?(?:,|\\(|as|of type|type|which is|that is|it is|is|for|:|-|in)* ?(?:type )?(?<type>${TYPE}) ?(?:${COLUMN}|type|values?|only|\\))*`,
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
    type: options.length > 0 && type !== "multiselect" ? "select" : (type ?? "text"),
    options,
  }));
  if (!frame) return null;
  return reading(frame, {
    more,
    left: isLong || stray.length > 0 ? leftWords(stray.length > 0 ? stray : rest.slice(4), text) : [],
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
          "I add and delete columns. Their names and options are changed on the People screen, in the column's own menu.",
        offers: [],
      }
    : null;
};

/** "Birth date" is a label that ends in the name of a type, not a column "Birth" of dates. */
function endsLabel(rest: readonly Token[], label: readonly Token[], type: readonly Token[]): boolean {
  return rest.length === label.length + type.length && rest.at(-1) === type.at(-1);
}

/** From the words as they were written: an option may be called "A". */
function optionsIn(options: readonly Token[], text: string, all: readonly Token[]): string[] {
  const [first] = options;
  let at = first ? all.indexOf(first) - 1 : -1;
  while (/^[,:-]$/.test(all[at]?.code ?? "")) at -= 1;
  return text
    .slice(all[at]?.to ?? first?.from)
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
  const label = written(command?.["a"] ?? command?.["b"] ?? [], text);
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
