import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Input } from "./ui/input";

interface SearchListProps<Item> {
  /** What the field and the list are called. */
  label: string;
  listLabel: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** What fits the text. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  /** The key of what is chosen: the list begins there. */
  chosen?: string;
  /** Said where nothing fits. */
  empty: string;
  onPick: (item: Item) => void;
}

/** A field and a list below it that narrows with what is typed. Arrow keys move the mark, Enter chooses what is marked. */
export function SearchList<Item>(props: SearchListProps<Item>) {
  const { label, listLabel, placeholder, text, onText, items, keyOf, labelOf, chosen, empty, onPick } = props;
  const id = useId();
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex((item) => keyOf(item) === chosen),
    ),
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" });
  }, []);
  const place = Math.min(at, items.length - 1);
  const active = items[place];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) {
      if (active) onPick(active);
      return;
    }
    const next = Math.max(0, Math.min(place + step, items.length - 1));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label={label}
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${keyOf(active)}`}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} role="listbox" id={`${id}-list`} aria-label={listLabel} className="max-h-64 overflow-y-auto">
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            id={`${id}-${keyOf(item)}`}
            role="option"
            data-chosen={keyOf(item) === chosen || undefined}
            aria-selected={index === place}
            dir="auto"
            onPointerMove={() => index !== at && setAt(index)}
            onClick={() => onPick(item)}
            className="rounded-control aria-selected:bg-secondary flex min-h-8 cursor-default items-center truncate px-2 text-sm data-chosen:font-medium pointer-coarse:min-h-11"
          >
            {labelOf(item)}
          </li>
        ))}
      </ul>
      {items.length === 0 && (
        <p role="status" className="text-muted-foreground px-2 pb-1 text-sm">
          {empty}
        </p>
      )}
    </>
  );
}
