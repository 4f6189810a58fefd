import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import type { EditorKind } from "../grid-column";
import { isSameValue, valueInWords } from "../cell-values";
import type { EditorProps, Then } from "./editor-props";
import { NoteEditor } from "./note-editor";
import { type Opening, OpeningGuard } from "./opening-gesture";
import { SelectEditor } from "./select-editor";
import { EditorFrame } from "./editor-frame";
import { GrowingText } from "./growing-text";
import { Suggestions, useSuggestions } from "./suggestions";
import { useTextEditing } from "./use-text-editing";
import { OptionEditor } from "./option-editor";

/**
 * A day, in the browser's own input with its calendar. That input takes no text from outside and no words: what opened the editor by
 * being typed, what was typed before and refused, what was typed or pasted before this code had come, and "next friday" go on as text.
 */
function DateEditor(props: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  // A day without its month is an empty text to the browser, and is not to empty the cell.
  const isUnfinished = () => input.current?.validity.badInput === true;
  const editing = useTextEditing(props, { isUnfinished });
  const [isWritten, setWritten] = useState(props.typed !== null || props.draft !== null);
  const write = (event: KeyboardEvent | ClipboardEvent, text: string) => {
    event.preventDefault();
    setWritten(true);
    editing.change(text);
  };
  // Events that are dispatched again (`replay-input.ts`) change nothing in the browser's input.
  const isReplayed = ({ nativeEvent }: KeyboardEvent | ClipboardEvent) => !isWritten && !nativeEvent.isTrusted;
  const onKeyDown = (event: KeyboardEvent) => {
    const isWord = !isWritten && /^\p{L}$/u.test(event.key);
    if (!(isReplayed(event) || isWord) || event.ctrlKey || event.metaKey || event.altKey) return;
    if ([...event.key].length === 1) write(event, event.key);
    else if (event.key === "Backspace") write(event, editing.text.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isReplayed(event)) write(event, event.clipboardData.getData("text/plain"));
  };
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          // Another element, so that the focus and the caret are those of a text.
          key={isWritten ? "text" : "date"}
          ref={input}
          autoFocus
          type={isWritten ? "text" : "date"}
          autoComplete="off"
          placeholder="2026-11-21"
          aria-label={props.label}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-9 w-full bg-transparent px-3 text-sm outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

/** Any of some options. Space or a press chooses, Enter or leaving saves; one that is typed is added by Enter. */
function MultiselectEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  const [opened] = useState<readonly string[]>(Array.isArray(value) ? value : []);
  const [chosen, setChosen] = useState(opened);
  const options = edit.options ?? [];
  // In the order of the list, whichever was chosen first.
  const toggle = (option: string) =>
    setChosen((before) =>
      options.filter((other) => (other === option ? !before.includes(other) : before.includes(other))),
    );
  const save = (all: readonly string[], then: Then) => {
    const next = all.length === 0 ? null : all;
    // A value that came from elsewhere since is no change of this person's.
    onSave(isSameValue(all, opened) || isSameValue(next, value) ? value : next, then);
  };
  // Typing never takes away: one that is chosen already stays so.
  const add = (option: string, then: Then) =>
    save(
      chosen.includes(option) ? chosen : options.filter((other) => other === option || chosen.includes(other)),
      then,
    );
  return (
    <OptionEditor
      isMultiple
      label={label}
      options={options}
      chosen={chosen}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={toggle}
      onTyped={add}
      onDone={(then) => save(chosen, then)}
      onCancel={onCancel}
    />
  );
}

// As text: the browser's own input for numbers drops what is none yet, such as the sign before it.
const number = { type: "text", inputMode: "decimal", autoComplete: "off", className: "text-end tabular-nums" } as const;

/** One line: a text, an address or a number. */
function LineEditor({ kind, ...props }: EditorProps & { kind: "text" | "email" | "url" | "number" }) {
  const editing = useTextEditing(props);
  const { text, differs } = editing;
  const suggestions = useSuggestions({
    load: props.edit.suggest,
    text,
    differs,
    onPick: (chosen, then) => editing.save(then, chosen),
  });
  const { className, ...input } = kind === "number" ? number : { type: kind, dir: "auto", className: "" };
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <>
          <input
            autoFocus
            {...input}
            {...suggestions.input}
            autoComplete="off"
            aria-label={props.label}
            placeholder={props.edit.placeholder}
            value={text}
            onChange={({ target }) => editing.change(target.value)}
            className={`h-9 w-full bg-transparent px-3 text-sm outline-none ${className}`}
            {...described}
          />
          {props.edit.suggest && <Suggestions {...suggestions.list} label={`${props.label}: suggestions`} />}
        </>
      )}
    </EditorFrame>
  );
}

const NONE = "No value";

/** Yes or No, or nothing where nothing is needed. */
function BooleanEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  return (
    <OptionEditor
      hasBoxes
      label={label}
      options={edit.isRequired ? ["Yes", "No"] : ["Yes", "No", NONE]}
      chosen={[value === null ? NONE : valueInWords(value)]}
      none={NONE}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={(option, then) => onSave(option === NONE ? null : option === "Yes", then)}
      onDone={(then) => onSave(value, then)}
      onCancel={onCancel}
    />
  );
}

/** Text of several lines: Enter saves, Shift+Enter starts a new line. */
function LongTextEditor(props: EditorProps) {
  const editing = useTextEditing(props, { isMultiline: true });
  return (
    <EditorFrame {...editing} isTall onSave={() => editing.save("stay")}>
      {(described) => (
        <GrowingText
          aria-label={props.label}
          placeholder={props.edit.placeholder}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          {...described}
        />
      )}
    </EditorFrame>
  );
}

interface CellEditorProps extends EditorProps {
  kind: EditorKind;
  /** How a pointer opened it; null from the keyboard. */
  opening: Opening | null;
}

/** The editor of a cell, by the kind of its column. */
export function CellEditor({ opening, ...props }: CellEditorProps) {
  return (
    <OpeningGuard opening={opening}>
      <EditorOfKind {...props} />
    </OpeningGuard>
  );
}

function EditorOfKind({ kind, ...props }: EditorProps & { kind: EditorKind }) {
  switch (kind) {
    case "text":
    case "email":
    case "url":
    case "number":
      return <LineEditor kind={kind} {...props} />;
    case "long-text":
      return <LongTextEditor {...props} />;
    case "note":
      return <NoteEditor {...props} />;
    case "date":
      return <DateEditor {...props} />;
    case "select":
      return <SelectEditor {...props} />;
    case "multiselect":
      return <MultiselectEditor {...props} />;
    case "boolean":
      return <BooleanEditor {...props} />;
  }
}
