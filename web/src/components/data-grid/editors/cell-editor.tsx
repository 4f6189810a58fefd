import type { EditorKind } from "../grid-column";
import { BooleanEditor } from "./boolean-editor";
import { DateEditor } from "./date-editor";
import type { EditorProps } from "./editor-props";
import { LongTextEditor } from "./long-text-editor";
import { MultiselectEditor } from "./multiselect-editor";
import { NoteEditor } from "./note-editor";
import { NumberEditor } from "./number-editor";
import { type Opening, OpeningGuard } from "./opening-gesture";
import { SelectEditor } from "./select-editor";
import { TextEditor } from "./text-editor";

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
      return <TextEditor type={kind} {...props} />;
    case "long-text":
      return <LongTextEditor {...props} />;
    case "note":
      return <NoteEditor {...props} />;
    case "number":
      return <NumberEditor {...props} />;
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
