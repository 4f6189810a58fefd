import { CalendarDays, Repeat2, UserRound } from "lucide-react";
import { Input } from "@/components/ui/input";
import { dueLabel } from "./due";
import { FounderChoice, QuickChip, SameNameChoice } from "./quick-chip";
import { RECURRENCE_NAMES, type TaskFields } from "./task-fields";
import type { Understanding } from "./understand-task";
import type { Reading } from "./use-quick-reading";

interface UnderstoodChipsProps extends Reading {
  today: string;
  onSet: (given: Partial<TaskFields>) => void;
  onDrop: (what: Understanding, empty: Partial<TaskFields>) => void;
}

/** What was understood of the line. */
export function UnderstoodChips({ fields, people, today, onSet, onDrop }: UnderstoodChipsProps) {
  return (
    <>
      <span dir="auto" className="max-w-md min-w-24 truncate font-medium">
        {fields.title}
      </span>
      <QuickChip
        icon={CalendarDays}
        label={fields.dueDate === "" ? "No date" : dueLabel(fields.dueDate, today)}
        name="Due date"
        isSet={fields.dueDate !== ""}
        onRemove={() => onDrop("dueDate", { dueDate: "" })}
      >
        <Input
          type="date"
          aria-label="Due date"
          value={fields.dueDate}
          onChange={(event) => onSet({ dueDate: event.target.value })}
        />
      </QuickChip>
      <QuickChip
        icon={Repeat2}
        label={fields.recurrence === "" ? "Once" : RECURRENCE_NAMES[fields.recurrence]}
        name="Repeats"
        isSet={fields.recurrence !== ""}
        onRemove={() => onDrop("recurrence", { recurrence: "" })}
      >
        <RecurrenceChoice value={fields.recurrence} onChange={(recurrence) => onSet({ recurrence })} />
      </QuickChip>
      <QuickChip
        icon={UserRound}
        label={fields.founder?.name ?? (people.length > 0 ? `Which one of ${people.length}?` : "No person")}
        name="Person"
        isSet={fields.founder !== null}
        isQuestion={people.length > 0}
        onRemove={() => onDrop("founderId", { founder: null })}
      >
        {people.length > 0 ? (
          <SameNameChoice people={people} onPick={(founder) => onSet({ founder })} />
        ) : (
          <FounderChoice onPick={(founder) => onSet({ founder })} />
        )}
      </QuickChip>
    </>
  );
}

function RecurrenceChoice({
  value,
  onChange,
}: {
  value: TaskFields["recurrence"];
  onChange: (value: TaskFields["recurrence"]) => void;
}) {
  const choices: [TaskFields["recurrence"], string][] = [
    ["", "Once"],
    ...(Object.entries(RECURRENCE_NAMES) as [TaskFields["recurrence"], string][]),
  ];
  return (
    <div role="radiogroup" aria-label="Repeats" className="grid gap-1">
      {choices.map(([choice, name]) => (
        <label
          key={choice}
          className="rounded-control hover:bg-secondary flex min-h-8 items-center gap-2 px-2 text-sm pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="quick-recurrence"
            className="accent-primary"
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
