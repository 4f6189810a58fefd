import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import { markedAfter, suggestedFor } from "./option-list";

interface SuggestionOptions {
  load: (() => Promise<readonly string[]>) | undefined;
  text: string;
  /** The text differs from what was there when the editor opened. */
  differs: boolean;
  /** Called with the suggestion that was chosen, and whether Tab chose it. */
  onPick: (text: string, then: "stay" | "next" | "previous") => void;
}

/** What else is in the column, offered while a text is typed: arrows mark one, Enter or a press takes it. What is typed stays one's own. */
export function useSuggestions({ load, text, differs, onPick }: SuggestionOptions) {
  const id = useId();
  const [all, setAll] = useState<readonly string[]>([]);
  // With what was typed when it was marked: another letter unmarks it.
  const [mark, setMark] = useState({ at: -1, text });
  useEffect(() => {
    // Without any, it is a field like others.
    load?.().then(setAll, () => undefined);
  }, [load]);
  const texts = differs || text === "" ? suggestedFor(text, all) : [];
  const marked = mark.text === text ? mark.at : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || texts.length === 0) return;
    const { key, shiftKey } = event;
    const chosen = texts[marked];
    if (key === "ArrowDown" || key === "ArrowUp") setMark({ at: markedAfter(key, marked, texts) ?? -1, text });
    else if (key === "Escape" && chosen !== undefined) setMark({ at: -1, text });
    else if (key === "Enter" && chosen !== undefined) onPick(chosen, "stay");
    else if (key === "Tab" && chosen !== undefined) onPick(chosen, shiftKey ? "previous" : "next");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const input = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": texts.length > 0,
    "aria-controls": id,
    "aria-activedescendant": texts[marked] === undefined ? undefined : `${id}-${marked}`,
    onKeyDown,
  } as const;
  const list = { id, texts, marked, onPick: (chosen: string) => onPick(chosen, "stay") };
  return { input: load ? input : {}, list };
}

interface SuggestionsProps {
  id: string;
  label: string;
  texts: readonly string[];
  marked: number;
  onPick: (text: string) => void;
}

/** The list below the field. */
export function Suggestions({ id, label, texts, marked, onPick }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isShown = texts.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!isShown}
      className="bg-popover rounded-control shadow-float absolute start-0 top-full z-30 mt-1 min-w-full border p-1"
    >
      {texts.map((text, at) => (
        <li
          key={text}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          dir="auto"
          // The field keeps the focus: leaving it would save what is typed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(text)}
          className={cn(
            "rounded-control hover:bg-highlight flex min-h-8 cursor-pointer items-center px-2 py-1 text-sm wrap-break-word whitespace-normal pointer-coarse:min-h-11",
            at === marked && "bg-highlight",
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
