import { plainWords } from "../words.ts";
import { type Answering, say } from "./answers.ts";
import { outcome } from "./outcome.ts";
import { sentenceCase } from "./wording.ts";

const OPTIONS = /\b(?:with )?(?:the )?options?:?\s+(.+)$/iu;

const createField: Answering = ({ text }, call) => {
  const options = (OPTIONS.exec(text)?.[1] ?? "")
    .split(/\s*(?:,|\band\b|\bor\b|\/)\s*/iu)
    .map((option) => option.trim())
    .filter(Boolean);
  const head = text.replace(OPTIONS, "").replace(/[.!?\s]+$/u, "");
  const label =
    /["“]([^"”]+)["”]/u.exec(head)?.[1] ??
    /\b(?:called|named|for)\s+(.+)$/iu.exec(head)?.[1] ??
    /\b(?:column|field)\s+(.+)$/iu.exec(head)?.[1];
  if (!label) return say("What is the column to be called?");
  const type =
    options.length > 0
      ? "select"
      : /\bnumber|numeric\b/i.test(head)
        ? "number"
        : /\bdate\b/i.test(head)
          ? "date"
          : /\byes\/no|boolean|checkbox\b/i.test(head)
            ? "boolean"
            : "text";
  return outcome(call("create_custom_field", { label: sentenceCase(label), type, options }));
};

const deleteField: Answering = ({ text }, call) => {
  const { fields = [] } = call("list_custom_fields", {});
  const words = ` ${plainWords(text).join(" ")} `;
  const field = fields.find(({ label }) => words.includes(` ${plainWords(label).join(" ")} `));
  return field
    ? outcome(call("delete_custom_field", { fieldId: field.id }))
    : say("I don't find that column.", ["What columns do I have?"]);
};

export const fieldAnswers: Record<string, Answering> = { create_field: createField, delete_field: deleteField };
