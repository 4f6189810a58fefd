import { CornerDownLeft, Plus } from "lucide-react";
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useUserId } from "@/features/session/session.queries";
import { useAddressPart } from "@/lib/use-address-part";
import { useDraft } from "@/lib/use-draft";
import { useAddTask } from "./change-tasks.queries";
import { TITLE_REQUIRED } from "./messages";
import type { NamedFounder } from "./name-links";
import { newTaskOf } from "./task-fields";
import { useFounderNames } from "./tasks.queries";
import { UnderstoodChips } from "./understood-chips";
import { useMentionList } from "./use-mention-list";
import { useQuickReading } from "./use-quick-reading";
import type { TaskRules } from "./use-task-rules";

/** A field that has the focus when the address asks for a new task (`?add=task`), from any screen. */
function useAskedForTask() {
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useAddressPart("add");
  const isAsked = added === "task";
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    setAdded(null, { replace: true });
  }, [isAsked, setAdded]);
  return field;
}

const WRONG_ID = "quick-add-wrong";

/** One line for a new task. What is understood is shown below, to be corrected before it is added. */
export function QuickAdd({ rules }: { rules: TaskRules }) {
  const [line, setLine] = useDraft(useUserId(), "task:quick");
  const reading = useQuickReading(line, rules);
  const { mutate, isPending } = useAddTask();
  const isBlank = line.trim() === "";
  const input = useAskedForTask();
  /** The line that could not be added, and why not; said until it is another one. */
  const [refused, setRefused] = useState({ line: "", why: "" });
  const wrong = refused.line === line ? refused.why : "";
  const save = async () => {
    const added = newTaskOf((await reading.readNow()).fields, "todo");
    if (isBlank || "wrong" in added) {
      setRefused({ line, why: "wrong" in added ? added.wrong : TITLE_REQUIRED });
      return;
    }
    const saved = () => {
      setLine("");
      reading.forget();
    };
    mutate({ task: added.task, saved });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form noValidate onSubmit={onSubmit} onFocus={reading.prepare} className="shrink-0 border-b px-3 pt-2 lg:px-4">
      <QuickLine
        field={input}
        line={line}
        isBusy={isPending}
        isWrong={wrong !== ""}
        onChange={(next) => {
          setLine(next);
          if (next.trim() === "") reading.forget();
        }}
        onPick={(founder, next) => {
          setLine(next);
          reading.set({ founder });
        }}
      />
      {/* As high while it is empty: the board below stays where it is. */}
      <div className="-mx-1 flex h-11 [scrollbar-width:none] items-center gap-2 overflow-x-auto px-1 text-sm pointer-coarse:h-13">
        {wrong !== "" && (
          <p id={WRONG_ID} role="alert" className="text-bad-foreground shrink-0">
            {wrong}
          </p>
        )}
        <div id="quick-add-understood" role="status" className="flex shrink-0 items-center gap-2">
          {isBlank && wrong === "" && (
            <span className="text-muted-foreground truncate text-xs">
              <span className="max-sm:hidden">Dates, repeats and names are recognised. </span>
              Type @ to choose a person.
            </span>
          )}
          {!isBlank && (
            <UnderstoodChips
              fields={reading.fields}
              people={reading.people}
              today={rules.today}
              onSet={reading.set}
              onDrop={reading.drop}
            />
          )}
        </div>
      </div>
    </form>
  );
}

interface QuickLineProps {
  field: RefObject<HTMLInputElement | null>;
  line: string;
  isBusy: boolean;
  /** Whether it was refused as it is. */
  isWrong: boolean;
  onChange: (line: string) => void;
  /** Called with someone who was chosen after an @, and the line as it is then. */
  onPick: (person: NamedFounder, line: string) => void;
}

/** The line itself, with the people that an @ offers. */
function QuickLine({ field, line, isBusy, isWrong, onChange, onPick }: QuickLineProps) {
  const listId = useId();
  const isBlank = line.trim() === "";
  const list = useMentionList({ field, line, people: useFounderNames(), onPick });
  return (
    <div className="relative max-w-3xl">
      <Plus
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2"
      />
      <Input
        ref={field}
        dir="auto"
        role="combobox"
        autoComplete="off"
        aria-label="Add a task in your own words"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? WRONG_ID : "quick-add-understood"}
        aria-autocomplete="list"
        aria-expanded={list.found.length > 0}
        aria-controls={listId}
        aria-activedescendant={list.active && `${listId}-${list.active.id}`}
        placeholder="Add a task: call the investor next Tuesday"
        className={isBlank ? "truncate ps-8" : "ps-8 pe-20"}
        value={line}
        onChange={(event) => {
          onChange(event.target.value);
          list.moved(event.target.selectionStart);
        }}
        onSelect={(event) => list.moved(event.currentTarget.selectionStart)}
        onKeyDown={list.onKeyDown}
      />
      {!isBlank && (
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="absolute end-1 top-1/2 -translate-y-1/2 pointer-coarse:h-9"
          aria-disabled={isBusy}
        >
          Add
          <CornerDownLeft aria-hidden className="size-3.5" />
        </Button>
      )}
      <PeopleList id={listId} people={list.found} active={list.active} onPick={list.pick} />
    </div>
  );
}

interface PeopleListProps {
  id: string;
  people: NamedFounder[];
  active: NamedFounder | undefined;
  onPick: (person: NamedFounder) => void;
}

/** The people to choose from after an @. */
function PeopleList({ id, people, active, onPick }: PeopleListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="People"
      className={`rounded-card bg-popover shadow-float absolute inset-x-0 top-full z-20 mt-1 max-w-sm border p-1 ${people.length === 0 ? "hidden" : ""}`}
    >
      {people.map((person) => (
        <li
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={person.id === active?.id}
          dir="auto"
          // The line keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className="rounded-control aria-selected:bg-secondary hover:bg-secondary flex min-h-8 cursor-default items-center truncate px-2 text-sm pointer-coarse:min-h-11"
        >
          {person.name}
        </li>
      ))}
    </ul>
  );
}
