import type { AssistantAction } from "../../contract/assistant.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { outcome } from "./outcome.ts";
import type { Asking } from "./resolve.ts";
import type { Call } from "./script.ts";
import { sentenceCase } from "./wording.ts";

/** What people say before another value. */
export const LEAD =
  /^(?:(?:no|sorry|oops|wait|actually|(?:i )?(?:meant|mean|wanted|want)|argh|ugh|hm+|ah|typo|make (?:it|that|this)|change (?:it|that|this)|move (?:it|that)|set (?:it|that)|put (?:it|that)|it should (?:be|have been|say)|should (?:be|have been)|not \S+ but|i said|rather|better|wrong (?:date|day|week|month|year|value|number|amount|name|stage|column)|that (?:was|is|s) wrong|to(?: (?:say|write|type|have))?|for|on|until|instead|the|please|back|it is|it s|^,)(?![\p{L}\p{N}])[\s,:]*)+/iu;

const TYPES: readonly [RegExp, string][] = [
  [
    /\b(?:yes ?[/-]? ?(?:or )?no|boolean|checkbox|tick ?box|true ?[/-]? ?(?:or )?false|ja ?[/-]? ?nein|s[ií] ?[/-]? ?no|oui ?[/-]? ?non)\b/iu,
    "boolean",
  ],
  [/\b(?:numbers?|amount|zahl|n[uú]mero|nombre)\b/iu, "number"],
  [/\b(?:dates?|day|datum|fecha)\b/iu, "date"],
  [/\b(?:text|words|free text|texto|texte)\b/iu, "text"],
];
/** "Yes/no" after a new column: another type of it. */
export const isColumnType = (text: string): boolean =>
  text.split(/\s+/u).length < 14 && (TYPES.some(([pattern]) => pattern.test(text)) || OPTIONS.test(text));
const OPTIONS =
  /^(?:(?:with|the|as|it['’]?s|a|make it)\s+)*(?:options?|choices?|dropdown|select(?:ion)?|pick list|auswahl|opciones)\b[\s:,-]*(?:(?:with|of|are|called|the|options?)[\s:]*)*(?<options>.*)$/iu;

export function changedColumn(action: AssistantAction, text: string, call: Call): Answer | Asking | null {
  const chosen = OPTIONS.exec(text)
    ?.groups?.["options"]?.split(/[,]|\band\b|\bor\b/u.test(text) ? /\s*(?:,|\bor\b|\band\b)\s*/u : /\s*\/\s*/u)
    .filter((option) => option !== "");
  const type = chosen && chosen.length > 0 ? "select" : TYPES.find(([pattern]) => pattern.test(text))?.[1];
  const label =
    /^(?:no[, ]+)?(?:(?:let['’]?s )?(?:call|name|rename) it|it should be called|it['’]?s called|called)\s+(?<label>.+?)[.!]*$/iu.exec(
      text,
    )?.groups?.["label"];
  if (type === undefined && label === undefined && chosen?.length === 0)
    return {
      ask: say("Which options should it have? Write them one after another, with commas."),
      question: { asks: "value", about: "", choices: [] },
    };
  if (type === undefined && label === undefined) return null;
  call("take_back", { actionId: action.id }, null);
  return outcome(
    call(
      "create_custom_field",
      {
        ...action.params,
        ...(type !== undefined && { type, options: chosen ?? [] }),
        ...(label !== undefined && { label: sentenceCase(label.replace(/^["“](.*)["”]$/u, "$1")) }),
      },
      null,
    ),
  );
}

/** "No, to Notice weeks": another name for the column that is renamed; null where it was not renamed, or more is said. */
export function renamedColumn(action: AssistantAction, text: string, call: Call): Answer | null {
  const label = text
    .replace(/^(?:(?:call|name|rename) it|it should be(?: called)?|called)\s+/iu, "")
    .replace(LEAD, "")
    .replace(/^(?:call|name|rename) it(?: to)?\s+|^called\s+/iu, "")
    .replace(/^["“](.*)["”]$|[.!\s]+$/gu, "$1")
    .trim();
  const isName =
    label !== "" && plainWords(label).length <= 4 && !/[?:,;]|\S\s+(?:is|are|was|were|has|had)\s/iu.test(label);
  if (typeof action.params["label"] !== "string" || !isName) return null;
  if (action.status === "proposed") call("take_back", { actionId: action.id }, null);
  return outcome(call(action.tool, { ...action.params, label: sentenceCase(label) }, null));
}
