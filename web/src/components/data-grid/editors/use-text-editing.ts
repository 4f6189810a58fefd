import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { isSameValue, valueInWords } from "../cell-values";
import type { EditorProps, Then } from "./editor-props";

interface TextEditingOptions {
  /** Enter with Shift starts a new line. */
  isMultiline?: boolean;
  /** How a value stands in the input. */
  inWords?: (value: EditorProps["value"]) => string;
}

/** An editor for text: Enter or leaving saves, Escape cancels, what did not change just closes. */
export function useTextEditing(
  props: EditorProps,
  { isMultiline = false, inWords = valueInWords }: TextEditingOptions = {},
) {
  const { value, draft, typed, edit, onSave, onRefuse, onCancel } = props;
  const [text, setText] = useState(typed ?? draft?.text ?? inWords(value));
  const [problem, setProblem] = useState(typed === null ? (draft?.reason ?? null) : null);
  const differs = text !== inWords(value);

  const save = (then: Then) => {
    if (!differs) {
      onSave(value, then);
      return;
    }
    const parsed = edit.parse(text);
    const refusal = "problem" in parsed ? parsed.problem : null;
    if (refusal !== null && then === "leave") onRefuse({ text, reason: refusal });
    else if (refusal !== null) setProblem(refusal);
    else if ("value" in parsed) onSave(isSameValue(parsed.value, value) ? value : parsed.value, then);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter that ends a word in an input method is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && !(isMultiline && event.shiftKey)) {
      event.preventDefault();
      save("stay");
    } else if (event.key === "Tab") {
      event.preventDefault();
      save(event.shiftKey ? "previous" : "next");
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) save("leave");
  };
  const change = (next: string) => {
    setText(next);
    setProblem(null);
  };
  return { text, change, problem, differs, save, onKeyDown, onBlur };
}
