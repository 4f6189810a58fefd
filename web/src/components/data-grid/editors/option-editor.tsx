import { Check } from "lucide-react";
import {
  type CSSProperties,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "@/lib/cn";
import type { Then } from "./editor-props";
import { markedAfter } from "./option-list";

interface OptionEditorProps {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Several can be chosen. */
  isMultiple?: boolean;
  /** Options carry a box to tick instead of a tick alone. */
  hasBoxes?: boolean;
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

/** A list beside the cell to choose from, by mouse, finger, arrow keys or first letters. */
export function OptionEditor(props: OptionEditorProps) {
  const {
    label,
    options,
    chosen,
    isMultiple = false,
    hasBoxes = isMultiple,
    typed,
    reason,
    onPick,
    onDone,
    onCancel,
  } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const start = Math.max(
    0,
    options.findIndex((option) => chosen.includes(option)),
  );
  const [marked, setMarked] = useState(() => (typed === null ? start : (markedAfter(typed, -1, options) ?? start)));
  const isMoved = useMovedPointer();
  useEffect(() => {
    // The list alone: the pane stays where it is.
    const [within, option] = [list.current, list.current?.children[marked]];
    if (!within || !(option instanceof HTMLElement)) return;
    const top = option.offsetTop - within.offsetTop;
    within.scrollTop = Math.min(top, Math.max(within.scrollTop, top + option.offsetHeight - within.clientHeight));
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
    <OptionBox list={list} reason={reason} isEmpty={options.length === 0} onBlur={onBlur}>
      <ul
        ref={(element) => {
          list.current = element;
          if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
        }}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-activedescendant={`${id}-${marked}`}
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
            onMark={(event) => isMoved(event) && setMarked(at)}
            onPick={() => onPick(option, "stay")}
          />
        ))}
      </ul>
    </OptionBox>
  );
}

interface OptionBoxProps {
  list: RefObject<HTMLElement | null>;
  reason: string | null;
  isEmpty: boolean;
  onBlur: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** What floats beside the cell, with the list in it. */
function OptionBox({ list, reason, isEmpty, onBlur, children }: OptionBoxProps) {
  const { box, side, maxHeight } = useListPlace(list);
  return (
    <div
      ref={box}
      data-editor
      onBlur={onBlur}
      style={{ "--list-height": `${maxHeight}px` } as CSSProperties}
      className={cn(
        "bg-popover rounded-control shadow-float outline-ring absolute z-30 w-max max-w-72 min-w-full p-1 outline-2",
        side.vertical === "below" ? "top-full mt-0.5" : "bottom-full mb-0.5",
        side.along === "start" ? "start-0" : "end-0",
      )}
    >
      {children}
      {isEmpty && <p className="text-muted-foreground px-2 py-1.5 text-sm">No options</p>}
      {reason && (
        <p role="alert" className="text-bad-foreground border-t px-2 py-1.5 text-xs whitespace-normal">
          {reason}
        </p>
      )}
    </div>
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

const MAX_LIST_PX = 256;
const LEAST_LIST_PX = 64;
/** What the box of the list adds to it: its padding, and the gap to the cell. */
const FRAME_PX = 10;

interface Side {
  vertical: "below" | "above";
  along: "start" | "end";
}

/**
 * Where a list of options goes: below its cell or, where there is more room, above it, and never over it, so that whoever presses the cell
 * again presses no option. At the far edge of the pane it is aligned with the end of the cell.
 */
function useListPlace(list: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>({ vertical: "below", along: "start" });
  const [maxHeight, setMaxHeight] = useState(MAX_LIST_PX);
  useLayoutEffect(() => {
    const cell = box.current?.closest("[role=gridcell]");
    const grid = cell?.closest("[role=grid]");
    const pane = grid?.parentElement?.getBoundingClientRect();
    if (!box.current || !list.current || !cell || !grid || !pane) return;
    const bottom = pane.top + (grid.parentElement?.clientHeight ?? 0);
    const header = grid.querySelector("[role=columnheader]")?.getBoundingClientRect().height ?? 0;
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    const at = cell.getBoundingClientRect();
    const [below, above] = [bottom - at.bottom - FRAME_PX, at.top - pane.top - header - FRAME_PX];
    const wanted = Math.min(list.current.scrollHeight, MAX_LIST_PX);
    const vertical = below >= wanted || below >= above ? "below" : "above";
    setMaxHeight(Math.max(LEAST_LIST_PX, Math.min(MAX_LIST_PX, vertical === "below" ? below : above)));
    const { left, right } = box.current.getBoundingClientRect();
    setSide({ vertical, along: left < pane.left || right > pane.right ? "end" : "start" });
  }, [list]);
  return { box, side, maxHeight };
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
