import type { TaskStatus } from "@contract/tasks";
import { Trash2 } from "lucide-react";
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { Field, Labelled } from "@/components/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Options, Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useAlertAbout } from "@/lib/use-alert-about";
import { FounderPicker } from "./founder-picker";
import { RECURRENCE_NAMES, type TaskFields, withField } from "./task-fields";
import { STATUS_NAMES, STATUSES } from "./task-list";

interface TaskEditorProps {
  /** What is being done, for those who cannot see it. */
  label: string;
  fields: TaskFields;
  today: string;
  /** Of a task that is there already. */
  status?: TaskStatus;
  onChange: (fields: TaskFields) => void;
  /** Deletes it, after a question. */
  onDelete?: () => void;
  /** Why it cannot be saved as it is; null where it can. */
  wrong: string | null;
  /** Called where nothing is wrong. */
  onSave: () => void;
  /** Throws what was typed away. */
  onCancel: () => void;
  /** Closes and keeps what was typed. */
  onLeave: () => void;
}

/** The edit and create mode of a task. Enter in the title saves, Escape closes and keeps what was typed. */
export function TaskEditor(props: TaskEditorProps) {
  const { label, fields, today, status, wrong, onChange, onDelete, onSave, onCancel, onLeave } = props;
  const title = useRef<HTMLInputElement>(null);
  const sayWrong = useAlertAbout(wrong);
  const [isTitleMissed, setTitleMissed] = useState(false);
  const isUntitled = fields.title.trim() === "";
  const set = (change: Partial<TaskFields>) => onChange(withField(fields, change, today));
  const save = () => {
    setTitleMissed(isUntitled);
    if (wrong === null) onSave();
    else if (isUntitled) title.current?.focus();
    else sayWrong(wrong);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A list that the key has just closed is not also left.
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.stopPropagation();
      onLeave();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      save();
    }
  };
  return (
    <form aria-label={label} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="grid gap-3">
      <Field
        label="Title"
        ref={title}
        dir="auto"
        autoFocus
        autoComplete="off"
        aria-required
        placeholder="Task name"
        error={isTitleMissed && isUntitled ? (wrong ?? undefined) : undefined}
        says
        value={fields.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Labelled label="Description">
        {(described) => (
          <Textarea
            {...described}
            dir="auto"
            rows={2}
            value={fields.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Labelled>
      {status && <StatusField value={status} onChange={(next) => set({ status: next })} />}
      <WhenFields fields={fields} onChange={set} />
      <div className="grid gap-1.5">
        <span aria-hidden className="text-sm font-medium">
          Person
        </span>
        <FounderPicker value={fields.founder} onChange={(founder) => set({ founder })} />
      </div>
      <div className="flex justify-end gap-2 pt-1">
        {onDelete && (
          <Button icon={Trash2} size="sm" variant="ghost" className="-ms-1 me-auto" onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}

function StatusField({ value, onChange }: { value: TaskStatus; onChange: (status: TaskStatus) => void }) {
  return (
    <Labelled label="Status">
      {(described) => (
        <Select
          {...described}
          value={value}
          // Its options are the statuses.
          onChange={(event) => onChange(event.target.value as TaskStatus)}
        >
          <Options values={STATUSES} label={(status) => STATUS_NAMES[status]} />
        </Select>
      )}
    </Labelled>
  );
}

/** When a task is due and how often it comes back. */
function WhenFields({ fields, onChange }: { fields: TaskFields; onChange: (change: Partial<TaskFields>) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3 *:min-w-0">
      <Labelled label="Due date">
        {(described) => (
          <Input
            {...described}
            type="date"
            min="1970-01-01"
            max="9999-12-31"
            className="px-2.5 tabular-nums"
            value={fields.dueDate}
            onChange={(event) => onChange({ dueDate: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label="Repeats">
        {(described) => (
          <Select
            {...described}
            value={fields.recurrence}
            onChange={(event) => onChange({ recurrence: event.target.value as TaskFields["recurrence"] })}
          >
            <option value="">Never</option>
            {Object.entries(RECURRENCE_NAMES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
    </div>
  );
}
