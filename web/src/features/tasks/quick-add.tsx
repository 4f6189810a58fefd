import { CalendarDays, CornerDownLeft, Plus, Repeat2, UserRound } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useUserId } from "@/features/session/session.queries";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { useDraft } from "@/lib/use-draft";
import { useNow } from "@/lib/use-now";
import { useAddTask } from "./change-tasks.queries";
import { dueLabel } from "./due";
import { FounderChoice, QuickChip } from "./quick-chip";
import { RECURRENCE_NAMES, withField, emptyFields, newTaskOf, type TaskFields } from "./task-fields";
import { useFounderLookup, useFounderNamed } from "./tasks.queries";
import type { understandTask, Understanding } from "./understand-task";
import type { TaskRules } from "./use-task-rules";
import { TITLE_REQUIRED } from "./messages";
import { useAskedForTask } from "./use-asked-for-task";

type Understand = typeof understandTask;

/** What the person set by hand, and what they did not mean. */
interface Corrections {
  given: Partial<TaskFields>;
  except: ReadonlySet<Understanding>;
}
const none: Corrections = { given: {}, except: new Set() };

/** Fetches what reads dates once somebody begins to type. */
function useUnderstanding(isWanted: boolean): Understand | null {
  const [understand, setUnderstand] = useState<Understand | null>(null);
  useEffect(() => {
    if (!isWanted || understand) return;
    // Without it the line is the title, and the chips can be set by hand.
    loadChunk(() => import("./understand-task")).then(
      (chunk) => setUnderstand(() => chunk.understandTask),
      () => undefined,
    );
  }, [isWanted, understand]);
  return understand;
}

function useUnderstood(line: string, { given, except }: Corrections, { timeZone, today }: TaskRules): TaskFields {
  const founders = useFounderLookup();
  const now = useNow();
  const understand = useUnderstanding(line !== "");
  const founderNamed = useFounderNamed();
  const said = understand?.(line, { now, timeZone, founders, except });
  if (!said) return withField({ ...emptyFields, title: line.trim() }, given, today);
  const founder = said.founderId === null ? null : founderNamed(said.founderId);
  const fields = {
    ...emptyFields,
    title: said.title,
    dueDate: said.dueDate ?? "",
    recurrence: said.recurrence ?? ("" as const),
    founder,
  };
  return withField(fields, given, today);
}

/** One line for a new task: what is understood of it stands beneath, to be set right before it is added. */
export function QuickAdd({ rules }: { rules: TaskRules }) {
  const [line, setLine] = useDraft(useUserId(), "task:quick");
  const [corrections, setCorrections] = useState(none);
  const fields = useUnderstood(line, corrections, rules);
  const { mutate, isPending } = useAddTask();
  const isBlank = line.trim() === "";
  const input = useAskedForTask();

  const set = (given: Partial<TaskFields>) =>
    setCorrections({ ...corrections, given: { ...corrections.given, ...given } });
  const drop = (what: Understanding, empty: Partial<TaskFields>) =>
    setCorrections({ given: { ...corrections.given, ...empty }, except: new Set([...corrections.except, what]) });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const added = newTaskOf(fields, "todo");
    if (isBlank || "wrong" in added) {
      toast.bad("wrong" in added ? added.wrong : TITLE_REQUIRED);
      return;
    }
    const saved = () => {
      setLine("");
      setCorrections(none);
    };
    mutate({ task: added.task, saved });
  };

  return (
    <form noValidate onSubmit={onSubmit} className="shrink-0 border-b px-3 py-2 lg:px-4">
      <div className="relative max-w-3xl">
        <Plus
          aria-hidden
          className="text-muted-foreground pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2"
        />
        <Input
          ref={input}
          dir="auto"
          autoComplete="off"
          maxLength={500}
          aria-label="Add a task in your own words"
          aria-describedby="quick-add-understood"
          placeholder="Add a task: call the investor next Tuesday"
          className={isBlank ? "ps-8" : "ps-8 pe-20"}
          value={line}
          onChange={(event) => {
            setLine(event.target.value);
            if (event.target.value.trim() === "") setCorrections(none);
          }}
        />
        {!isBlank && (
          <Button
            type="submit"
            size="sm"
            variant="primary"
            className="absolute end-1 top-1/2 -translate-y-1/2 pointer-coarse:h-9"
            aria-disabled={isPending}
          >
            Add
            <CornerDownLeft aria-hidden className="size-3.5" />
          </Button>
        )}
      </div>
      <div id="quick-add-understood" role="status">
        {!isBlank && <UnderstoodChips fields={fields} today={rules.today} onSet={set} onDrop={drop} />}
      </div>
    </form>
  );
}

interface UnderstoodChipsProps {
  fields: TaskFields;
  today: string;
  onSet: (given: Partial<TaskFields>) => void;
  onDrop: (what: Understanding, empty: Partial<TaskFields>) => void;
}

/** What was understood of the line. */
function UnderstoodChips({ fields, today, onSet, onDrop }: UnderstoodChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 pt-2 text-sm">
      <span dir="auto" className="min-w-0 truncate font-medium">
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
        label={fields.founder?.name ?? "No person"}
        name="Person"
        isSet={fields.founder !== null}
        onRemove={() => onDrop("founderId", { founder: null })}
      >
        <FounderChoice onPick={(founder) => onSet({ founder })} />
      </QuickChip>
    </div>
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
