import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { mentionAt, suggestPeople } from "./mentions";
import type { NamedFounder } from "./name-links";

interface MentionListOptions {
  field: RefObject<HTMLInputElement | null>;
  line: string;
  people: readonly NamedFounder[];
  /** Called with the line as it is once someone is chosen. */
  onPick: (person: NamedFounder, line: string) => void;
}

/** The list of people that an @ opens beneath a line, with its keys: arrows, Enter and Tab choose, Escape closes. */
export function useMentionList({ field, line, people, onPick }: MentionListOptions) {
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const asked = mentionAt(line, caret);
  const found = asked && asked.index !== closedAt ? suggestPeople(people, asked.query) : [];
  const active = found[Math.min(at, found.length - 1)];
  // Where the caret is put once the line is drawn.
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [field, line]);

  const pick = (person: NamedFounder) => {
    if (!asked) return;
    const before = `${line.slice(0, asked.index)}${person.name}`;
    const after = line.slice(caret);
    next.current = before.length + 1;
    setCaret(next.current);
    onPick(person, before + (after.startsWith(" ") ? after : ` ${after}`));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((Math.min(at, found.length - 1) + 1) % found.length),
    ArrowUp: () => setAt((Math.min(at, found.length - 1) + found.length - 1) % found.length),
    Enter: () => active && pick(active),
    Tab: () => active && pick(active),
    Escape: () => setClosedAt(asked?.index ?? null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = found.length > 0 && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const moved = (to: number | null) => {
    setCaret(to ?? 0);
    setAt(0);
    if (closedAt !== null && !mentionAt(line, to ?? 0)) setClosedAt(null);
  };
  return { found, active, pick, onKeyDown, moved };
}
