import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Check } from "lucide-react";
import { announce } from "@/lib/announce";
import { cn } from "@/lib/cn";
import { pressOf } from "../grid-keys";
import type { Then } from "./editor-props";
import { OptionBox } from "./option-box";
import { markedAfter, matching, typedAfter } from "./option-list";

const noMatch = (typed: string) => `No match for “${typed.trim()}”`;

interface MarkOptions {
  options: readonly string[];
  chosen: readonly string[];
  /** The option for no value: never what a typed text means. */
  none?: string;
  /** What opened the list by being typed. */
  typed: string | null;
}

interface Mark {
  at: number;
  /** The text typed since the last arrow key. */
  typed: string;
}

/** The option that Enter chooses, marked by keys, by a text that grows letter by letter at any speed, or by the pointer. */
function useMark({ options, chosen, none, typed: first }: MarkOptions) {
  const start = Math.max(
    0,
    options.findIndex((option) => chosen.includes(option)),
  );
  const offered = options.map((option) => (option === none ? "" : option));
  const markBy = (typed: string): Mark => ({
    at: typed === "" ? start : matching(typed, offered),
    typed,
  });
  const [{ at, typed }, setMark] = useState(() => markBy(first ?? ""));
  const isUnknown = typed !== "" && at < 0;
  useEffect(() => {
    if (isUnknown) announce(noMatch(typed));
  }, [isUnknown, typed]);
  /** Marks another option; gives whether the key is one for that. */
  const press = (key: string): boolean => {
    const moved = markedAfter(key, at, options);
    if (moved === null && typedAfter(key, typed) === null) return false;
    setMark((before) => {
      const next = markedAfter(key, before.at, options);
      return next === null ? markBy(typedAfter(key, before.typed) ?? before.typed) : { at: next, typed: "" };
    });
    return true;
  };
  // A mouse that is nudged while the user types does not change what they mean.
  const point = (to: number) => setMark((before) => (before.typed === "" ? { at: to, typed: "" } : before));
  return { marked: at, typed, isUnknown, press, point };
}

interface OptionItemProps {
  id: string;
  option: string;
  isChosen: boolean;
  isMarked: boolean;
  hasBox: boolean;
  onMark: (event: PointerEvent) => void;
  onPick: () => void;
}

/** One line of a list of options. */
function OptionItem({ id, option, isChosen, isMarked, hasBox, onMark, onPick }: OptionItemProps) {
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
      <span
        aria-hidden
        className={cn(
          "grid size-4 shrink-0 place-items-center",
          hasBox && "border-input rounded-[4px] border",
          hasBox && isChosen && "border-primary bg-primary text-primary-foreground",
        )}
      >
        <Check strokeWidth={hasBox ? 3 : 2} className={cn(hasBox ? "size-3" : "size-4", !isChosen && "invisible")} />
      </span>
      <span dir="auto" className="min-w-0 wrap-break-word whitespace-normal">
        {option}
      </span>
    </li>
  );
}

interface OptionEditorProps {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Several can be chosen. */
  isMultiple?: boolean;
  /** Options carry a box to tick instead of a tick alone. */
  hasBoxes?: boolean;
  /** The option for no value: never what a typed text means. */
  none?: string;
  /** What opened the list by being typed: the text that marks an option begins with it. */
  typed: string | null;
  /** Why what was chosen earlier could not be saved. */
  reason: string | null;
  /** An option was pressed, or chosen with Enter or Space. */
  onPick: (option: string, then: Then) => void;
  /** An option was typed, and Enter or Tab pressed; without it, that picks the option. */
  onTyped?: (option: string, then: Then) => void;
  /** Enter with several, Tab, or leaving. */
  onDone: (then: Then) => void;
  onCancel: () => void;
}

/** A list beside the cell to choose from, by mouse, finger, arrow keys or by typing it. */
export function OptionEditor(props: OptionEditorProps) {
  const {
    label,
    options,
    chosen,
    isMultiple = false,
    hasBoxes = isMultiple,
    reason,
    onPick,
    onTyped = onPick,
    onDone,
    onCancel,
  } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { marked, typed, isUnknown, press, point } = useMark(props);
  const isMoved = useMovedPointer();
  useMarkedInView(list, marked);

  /** Enter and Tab. A typed text that no option has chooses nothing, and stays to be corrected. */
  const finish = (then: Then) => {
    const option = options[marked];
    if (isUnknown) announce(noMatch(typed));
    else if (typed !== "" && option !== undefined) onTyped(option, then);
    else if (then === "stay" && !isMultiple && option !== undefined) onPick(option, then);
    else onDone(then);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (pressOf(event.nativeEvent).mod) return;
    const option = options[marked];
    if (key === "Escape") onCancel();
    else if (key === "Tab") finish(shiftKey ? "previous" : "next");
    else if (key === "Enter") finish("stay");
    else if (!press(key)) {
      if (key !== " " || option === undefined) return;
      onPick(option, "stay");
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onDone("leave");
  };
  return (
    <OptionBox
      list={list}
      reason={reason}
      hint={options.length === 0 ? "No options" : isUnknown ? noMatch(typed) : typed}
      onBlur={onBlur}
    >
      <ul
        ref={(element) => {
          list.current = element;
          if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
        }}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-activedescendant={marked < 0 ? undefined : `${id}-${marked}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-(--list-height) overflow-y-auto outline-none"
      >
        {options.map((option, at) => (
          <OptionItem
            key={option}
            id={`${id}-${at}`}
            option={option}
            isChosen={chosen.includes(option)}
            isMarked={at === marked}
            hasBox={hasBoxes}
            onMark={(event) => isMoved(event) && point(at)}
            onPick={() => onPick(option, "stay")}
          />
        ))}
      </ul>
    </OptionBox>
  );
}

/** Whether the pointer was moved since it was first seen: a list that appears under a resting pointer is not pointed at. */
function useMovedPointer() {
  const rest = useRef<string>(undefined);
  return ({ clientX, clientY }: PointerEvent) => {
    const point = `${clientX} ${clientY}`;
    rest.current ??= point;
    return rest.current !== point;
  };
}

/** Keeps the marked option in view. */
function useMarkedInView(list: RefObject<HTMLElement | null>, marked: number) {
  useEffect(() => {
    // The list alone: the pane stays where it is.
    const [within, option] = [list.current, list.current?.children[marked]];
    if (!within || !(option instanceof HTMLElement)) return;
    const top = option.offsetTop - within.offsetTop;
    within.scrollTop = Math.min(top, Math.max(within.scrollTop, top + option.offsetHeight - within.clientHeight));
  }, [list, marked]);
}
