import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLatest } from "@/lib/use-latest";
import { isSameValue, valueInWords } from "../cell-values";
import type { EditorProps, Then } from "./editor-props";

// No value of any type that can be left unfinished.
const UNFINISHED = "?";

interface TextEditingOptions {
  /** Enter with Shift starts a new line. */
  isMultiline?: boolean;
  /** How a value is in the input. */
  inWords?: (value: EditorProps["value"]) => string;
  /** Whether the input holds something that is not a whole value yet, of which its text tells nothing. */
  isUnfinished?: () => boolean;
  /** Whether a text is worth to be saved when its cell goes. */
  isWorth?: (text: string) => boolean;
}

/** An editor for text: Enter or leaving saves, Escape cancels, what did not change just closes. */
export function useTextEditing(
  props: EditorProps,
  {
    isMultiline = false,
    inWords = valueInWords,
    isUnfinished = () => false,
    isWorth = () => true,
  }: TextEditingOptions = {},
) {
  const { value, draft, typed, edit, onSave, onRefuse, onCancel } = props;
  const [text, setText] = useState(typed ?? draft?.text ?? inWords(value));
  const [problem, setProblem] = useState(typed === null ? (draft?.reason ?? null) : null);
  // What stood there when it opened: a value that came from elsewhere since is no change of this person's.
  const [opened] = useState(() => inWords(value));
  const differs = text !== opened;

  const isOver = useRef(false);

  /** Saves what is typed, or `written` in its place. */
  const save = (then: Then, written = text) => {
    if (isOver.current) return;
    const parsed = isUnfinished() ? edit.parse(UNFINISHED) : written !== opened ? edit.parse(written) : { value };
    const refusal = "problem" in parsed ? parsed.problem : null;
    if (refusal !== null && then !== "leave") {
      setProblem(refusal);
      return;
    }
    isOver.current = true;
    if (refusal !== null) onRefuse({ text: written, reason: refusal });
    else if ("value" in parsed) onSave(isSameValue(parsed.value, value) ? value : parsed.value, then);
  };
  const cancel = () => {
    isOver.current = true;
    onCancel();
  };
  useSaveWhenGone(() => {
    if (differs && isWorth(text)) save("leave");
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter that ends a word in an input method is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      cancel();
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
  return { text, change, problem, differs, save, cancel, onKeyDown, onBlur };
}

/** The row may be taken from under its editor, by a list that is read again: what was typed is saved as if the field was left. */
function useSaveWhenGone(save: () => void) {
  const latest = useLatest(save);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // While developing, React takes every part away once and puts it back at once.
      queueMicrotask(() => {
        if (!isHere.current) latest();
      });
    };
  }, [latest]);
}
