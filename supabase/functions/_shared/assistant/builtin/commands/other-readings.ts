import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Change, Problem } from "./frames.ts";
import { faultOfChange, type Lists } from "./values.ts";

/** What to ask where a text ends in another column with a value of it: "5000 and temperature warm". */
export function faultOfOther(change: Change, lists: Lists): Problem | null {
  const { value } = change;
  if (value === null || ("column" in change ? change.column.type : personFields[change.field].type) !== "text")
    return null;
  const parts = value.split(/\s*(?:[,;]|(?<![\p{L}])and(?![\p{L}]))\s*/iu).slice(1);
  const other = parts.find((part) =>
    lists.columns.some((column) => {
      const label = plainWords(column.label);
      const said = part.replace(/^(?:his|her|their|the)\s+/iu, "").split(/\s+/u);
      const isNamed = plainWords(said.slice(0, label.length).join(" ")).join(" ") === label.join(" ");
      const its = said
        .slice(label.length)
        .join(" ")
        .replace(/^(?:to|is|as|:|=)\s+/iu, "");
      const isOwn = "column" in change && change.column.id === column.id;
      return (
        !isOwn &&
        isNamed &&
        its !== "" &&
        column.type !== "text" &&
        faultOfChange({ column, value: its }, lists) === null
      );
    }),
  );
  return other === undefined
    ? null
    : {
        problem: `I read “${value}” as one value, and “${other}” may be another field. Please say each in a sentence.`,
        offers: [],
      };
}

/** What is answered to "email Ana the quote", which gives no address. */
export function faultOfMailing(change: Change, text: string, [name = ""]: readonly string[]): Problem | null {
  const isMail = "field" in change && change.field === "email" && change.value !== null && !change.value.includes("@");
  if (!isMail || !/^\W*(?:(?:please|pls|can you|could you|and|ok)[\s,]+)*(?:e-?mail|mail)\s/iu.test(text)) return null;
  return {
    problem: "I can't send messages. I can draft an email for you to send, or remind you to do it.",
    offers: [`Draft an email to ${name}`, `Remind me to email ${name}: ${change.value ?? ""}`],
  };
}
