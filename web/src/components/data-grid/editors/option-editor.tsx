import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import { announce } from "@/lib/announce";
import { pressOf } from "../grid-keys";
import type { Then } from "./editor-props";
import { OptionBox } from "./option-box";
import { OptionItem } from "./option-item";
import { noMatch, useMark } from "./use-mark";

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
