import type { PersonRow } from "@contract/founder-list";
import type { Suggestion } from "@contract/suggestions";
import { shortened } from "@contract/storable";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Breakable } from "@/components/breakable";
import { isSameValue, valueInWords } from "@/components/data-grid/cell-values";
import type { CellTools } from "@/components/data-grid/cell-tools";
import type { Draft, Then } from "@/components/data-grid/editors/editor-props";
import type { Opening } from "@/components/data-grid/editors/opening-gesture";
import { type CellValue, storedIn } from "@/components/data-grid/grid-column";
import type { OnEdit } from "@/components/data-grid/use-editing";
import { cn } from "@/lib/cn";
import { toast } from "@/lib/toast";
import { isField } from "@/lib/type-into-field";
import { typedAhead } from "@/lib/typed-ahead";
import type { PeopleColumn } from "./people-columns";
import { SuggestedValue } from "./suggested-value";

interface RecordFieldProps {
  person: PersonRow;
  column: PeopleColumn;
  /** Null until what edits has come. */
  tools: Pick<CellTools, "CellEditor"> | null;
  onEdit: OnEdit | undefined;
  /** What there is to know about its value, such as that it was changed elsewhere. */
  mark?: string | undefined;
  /** Shown after the value: a link to what it names. */
  beside?: ReactNode;
  /** What a source says instead. */
  suggestion?: Suggestion | undefined;
  /** Whether the value is below its name, over the whole width. */
  isWide?: boolean;
}

interface Editing {
  opening: Opening | null;
  /** What was stored when it was opened. */
  seen: CellValue;
}

/** One field of a person: a press opens the table's editor in its place, and what is refused stays as it was typed, with the reason. */
export function RecordField(props: RecordFieldProps) {
  const { person, column, mark, beside, suggestion, isWide = false } = props;
  const id = useId();
  const { label } = column;
  const button = useRef<HTMLButtonElement>(null);
  const { opened, draft, open, editor } = useFieldEditing(props, button);
  const told = draft?.reason ?? mark;
  // A narrow panel cuts it.
  const inFull = isWide ? "" : valueInWords(column.edit?.value(person) ?? null);
  return (
    <div className={cn("grid min-h-8 items-start gap-x-2", !isWide && "grid-cols-[6.5rem_minmax(0,1fr)]")}>
      <dt id={id} className="text-muted-foreground py-1.5 text-sm wrap-break-word pointer-coarse:py-3" title={label}>
        <span className="line-clamp-2">{label}</span>
      </dt>
      <dd className="min-w-0">
        <div className="relative flex items-start [&_[data-editor]]:w-full [&_[data-editor]]:max-w-full">
          <button
            ref={button}
            type="button"
            data-record-field={column.id}
            aria-labelledby={`${id} ${id}-value`}
            aria-describedby={told === undefined ? undefined : `${id}-told`}
            aria-invalid={draft !== null || undefined}
            aria-expanded={opened}
            title={told ?? (inFull || `Edit ${inSentence(label)}`)}
            data-marked={mark !== undefined || undefined}
            onClick={open}
            className="rounded-control hover:bg-accent aria-invalid:outline-destructive aria-invalid:text-bad-foreground data-marked:outline-warn-foreground -ms-1.5 flex min-h-8 min-w-0 flex-1 items-center px-1.5 py-1 text-start text-sm aria-invalid:outline-1 data-marked:outline-1 pointer-coarse:min-h-11"
          >
            <span
              id={`${id}-value`}
              dir="auto"
              className={cn("min-w-0 text-left", isWide ? "wrap-break-word whitespace-pre-line" : "truncate")}
            >
              {draft?.text ?? shownValue(column, person) ?? (
                <span className="text-muted-foreground">{column.edit?.placeholder ?? `Add ${inSentence(label)}`}</span>
              )}
            </span>
          </button>
          {beside}
          {editor}
        </div>
        {suggestion && <SuggestedValue suggestion={suggestion} />}
        {told !== undefined && (
          <span id={`${id}-told`} className="sr-only">
            {told}
          </span>
        )}
      </dd>
    </div>
  );
}

const SHOWN_AT_MOST = 200;

/** The editor of a field while it is open, and what was typed into it and refused. */
function useFieldEditing({ person, column, tools, onEdit }: RecordFieldProps, button: RefObject<HTMLElement | null>) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { edit, label, id: columnId } = column;
  const Editor = tools?.CellEditor;
  const [isAwaited, setAwaited] = useState(false);
  const open = ({ clientX: x, clientY: y, detail }: MouseEvent) => {
    if (!edit) return;
    // What edits is still on its way: what is typed meanwhile is for it.
    if (!Editor) typedAhead.waitForField();
    setAwaited(!Editor);
    // A press from the keyboard has no place.
    const opening = detail === 0 ? null : { point: { x, y }, at: performance.now() };
    setEditing({ opening, seen: storedIn(edit, person) });
  };
  useEffect(() => {
    // A list of choices has no field to type into.
    if (isAwaited && Editor && !isField(document.activeElement)) typedAhead.forget();
  }, [isAwaited, Editor]);
  const close = (then: Then) => {
    setEditing(null);
    const from = button.current;
    if (then === "leave" || !from) return;
    // Once the editor, which has the focus, is gone.
    requestAnimationFrame(() => (then === "stay" ? from : (neighbour(from, then) ?? from)).focus());
  };
  const save = async (value: CellValue, then: Then) => {
    const seen = editing?.seen ?? null;
    close(then);
    setDraft(null);
    if (!edit || !onEdit || isSameValue(value, edit.value(person))) return;
    const [refused] = await onEdit([{ rowId: person.id, columnId, value, seen }]);
    if (refused) refuse(refused);
  };
  // Said by a message, as in the table: a line under the field would move what is about to be pressed.
  const refuse = ({ text, reason }: Draft) => {
    setDraft({ text, reason });
    toast.bad(`${label}: ${reason} You typed “${shortened(text, SHOWN_AT_MOST)}”.`);
  };
  const editor = editing && Editor && edit && (
    <Editor
      kind={edit.kind}
      label={label}
      value={edit.value(person)}
      draft={draft}
      typed={null}
      opening={editing.opening}
      edit={edit}
      onSave={(value, then) => void save(value, then)}
      onRefuse={(refused) => {
        close("leave");
        refuse(refused);
      }}
      onCancel={() => {
        setDraft(null);
        close("stay");
      }}
    />
  );
  return { opened: editing !== null, draft, open, editor };
}

/** "LinkedIn URL" keeps its letters inside a sentence. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The value as the table shows it; a link of the table as its text. Null where there is none. */
function shownValue(column: PeopleColumn, person: PersonRow): ReactNode {
  const words = valueInWords(column.edit?.value(person) ?? null);
  if (words === "") return null;
  if (column.id === "profileUrl") return words.replace(/^https:\/\/(?:www\.)?/, "");
  if (column.edit?.kind === "long-text") return <Breakable text={words} />;
  return column.isControl ? words : (column.draw(person, { index: 0, isSelected: false }) ?? words);
}

/** The field before or after one, as Tab goes. */
function neighbour(from: HTMLElement, to: "next" | "previous"): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>("[data-record-field]")];
  return fields[fields.indexOf(from) + (to === "next" ? 1 : -1)];
}
