import { Check } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import type { Then } from "./editor-props";
import { markedAfter } from "./option-list";

interface OptionEditorProps {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Several can be chosen. */
  isMultiple?: boolean;
  /** Nothing was typed yet but this: the option that begins so is marked. */
  typed: string | null;
  /** Why what was chosen earlier could not be saved. */
  reason: string | null;
  /** An option was pressed, or chosen with Enter or Space. */
  onPick: (option: string, then: Then) => void;
  /** Enter with several, Tab, or leaving. */
  onDone: (then: Then) => void;
  onCancel: () => void;
}

/** A list over the cell to choose from, by mouse, finger, arrow keys or first letters. */
export function OptionEditor(props: OptionEditorProps) {
  const { label, options, chosen, isMultiple = false, typed, reason, onPick, onDone, onCancel } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const start = Math.max(
    0,
    options.findIndex((option) => chosen.includes(option)),
  );
  const [marked, setMarked] = useState(() => (typed === null ? start : (markedAfter(typed, -1, options) ?? start)));
  useLayoutEffect(() => {
    list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: "nearest" });
  }, [marked]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const option = options[marked];
    const next = markedAfter(key, marked, options);
    if (key === "Escape") onCancel();
    else if (key === "Tab") onDone(shiftKey ? "previous" : "next");
    else if (key === "Enter" && isMultiple) onDone("stay");
    else if ((key === "Enter" || key === " ") && option !== undefined) onPick(option, "stay");
    else if (next !== null) setMarked(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onDone("leave");
  };
  return (
    <div
      data-editor
      onBlur={onBlur}
      className="bg-popover rounded-control shadow-float outline-ring absolute start-0 top-0 z-30 w-max max-w-72 min-w-full scroll-mt-10 p-1 outline-2"
    >
      <ul
        ref={(element) => {
          list.current = element;
          if (element && !element.contains(document.activeElement)) element.focus();
        }}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-activedescendant={`${id}-${marked}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-64 overflow-y-auto outline-none"
      >
        {options.map((option, at) => (
          <OptionItem
            key={option}
            id={`${id}-${at}`}
            option={option}
            isChosen={chosen.includes(option)}
            isMarked={at === marked}
            onMark={() => setMarked(at)}
            onPick={() => onPick(option, "stay")}
          />
        ))}
      </ul>
      {options.length === 0 && (
        <p className="text-muted-foreground px-2 py-1.5 text-sm">There is nothing to choose from.</p>
      )}
      {reason && (
        <p role="alert" className="text-bad-foreground border-t px-2 py-1.5 text-xs whitespace-normal">
          {reason}
        </p>
      )}
    </div>
  );
}

interface OptionItemProps {
  id: string;
  option: string;
  isChosen: boolean;
  isMarked: boolean;
  onMark: () => void;
  onPick: () => void;
}

function OptionItem({ id, option, isChosen, isMarked, onMark, onPick }: OptionItemProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onMark}
      // The list keeps the focus: leaving it would end the editing.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cn(
        "rounded-control flex min-h-8 cursor-pointer items-center gap-2 px-2 py-1 text-sm pointer-coarse:min-h-11",
        isMarked && "bg-highlight",
      )}
    >
      <Check aria-hidden className={cn("size-4 shrink-0", !isChosen && "invisible")} />
      <span dir="auto" className="min-w-0 wrap-break-word whitespace-normal">
        {option}
      </span>
    </li>
  );
}
