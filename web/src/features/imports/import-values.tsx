import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { choiceKey } from "./choices";
import {
  overfullList,
  type UnknownValue,
  type UnknownValues,
  type ValueChoice,
  type ValueChoices,
} from "./mapped-columns";
import { rows } from "./messages";
import { cutText } from "@contract/storable";

interface ImportValuesProps {
  unknown: UnknownValues[];
  choices: ValueChoices;
  uploaded: { done: number; of: number } | null;
  onChoose: (choices: ValueChoices) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The values of the file that are in none of the user's lists, and what happens with each. */
export function ImportValues({ unknown, choices, uploaded, onChoose, onBack, onNext }: ImportValuesProps) {
  const overfull = overfullList(unknown, choices);
  const choose = (target: string, keys: string[], choiceOf: (key: string) => ValueChoice) =>
    onChoose({
      ...choices,
      [target]: { ...choices[target], ...Object.fromEntries(keys.map((key) => [key, choiceOf(key)])) },
    });
  return (
    <>
      <div className="-mx-1 grid max-h-[55dvh] gap-6 overflow-y-auto px-1">
        {unknown.map((column) => (
          <ColumnValues
            key={column.target}
            column={column}
            choices={choices[column.target] ?? {}}
            onChoose={(keys, choiceOf) => choose(column.target, keys, choiceOf)}
          />
        ))}
      </div>
      {overfull && (
        <p role="alert" className="text-destructive text-sm">
          {overfull.label} would have more than 50 options. Keep some of the values in a note instead.
        </p>
      )}
      {uploaded && <Progress label="Uploading" value={(100 * uploaded.done) / uploaded.of} />}
      <DialogFooter>
        <Button onClick={onBack} disabled={uploaded !== null}>
          Back
        </Button>
        <Button variant="primary" disabled={uploaded !== null || overfull !== null} onClick={onNext}>
          {uploaded ? `Uploading ${rows(uploaded.of)}…` : "Preview"}
        </Button>
      </DialogFooter>
    </>
  );
}

const SEARCH_FROM = 9;
const SHOWN = 50;
const forAll = {
  close: "Use the closest option",
  add: "Add to the list",
  note: "Keep in a note",
  empty: "Leave empty",
};
type ForAll = keyof typeof forAll;

interface ColumnValuesProps {
  column: UnknownValues;
  choices: Record<string, ValueChoice>;
  onChoose: (keys: string[], choiceOf: (key: string) => ValueChoice) => void;
}

function ColumnValues({ column, choices, onChoose }: ColumnValuesProps) {
  const { label, values } = column;
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(SHOWN);
  const id = useId();
  const sought = choiceKey(search);
  const found = sought === "" ? values : values.filter(({ key }) => key.includes(sought));
  const cells = values.reduce((sum, { count }) => sum + count, 0);
  const applyToAll = (choice: ForAll) => {
    const close = new Map(found.map((value) => [value.key, value.close]));
    onChoose(
      found.map(({ key }) => key),
      (key) => {
        const option = close.get(key);
        if (choice !== "close") return choice;
        return option === undefined ? (choices[key] ?? "note") : `=${option}`;
      },
    );
  };
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="grid items-end gap-2 md:grid-cols-2">
        <div>
          <h3 id={id} className="text-base font-medium wrap-anywhere">
            {label}
          </h3>
          <p className="text-muted-foreground text-sm">
            {values.length.toLocaleString("en")} {values.length === 1 ? "value isn't" : "values aren't"} in your list (
            {rows(cells)}).
          </p>
        </div>
        {values.length > 1 && (
          <ApplyToAll
            column={column}
            label={`Apply to ${sought === "" ? "all" : "these"} ${found.length.toLocaleString("en")}…`}
            onApply={applyToAll}
          />
        )}
      </div>
      {values.length >= SEARCH_FROM && (
        <>
          <Label htmlFor={`${id}-search`} className="sr-only">
            Search the values of {label}
          </Label>
          <Input
            id={`${id}-search`}
            type="search"
            placeholder="Search values"
            value={search}
            onChange={({ target: { value } }) => {
              setSearch(value);
              setLimit(SHOWN);
            }}
          />
        </>
      )}
      <ul aria-label={`Values of ${label}`} className="rounded-card divide-border grid divide-y border">
        {found.slice(0, limit).map((value) => (
          <ValueLine
            key={value.key}
            value={value}
            column={column}
            choice={choices[value.key] ?? "note"}
            onChoose={(choice) => onChoose([value.key], () => choice)}
          />
        ))}
        {found.length === 0 && <li className="text-muted-foreground p-3 text-sm">No match</li>}
        {found.length > limit && (
          <li className="p-1.5">
            <Button variant="ghost" size="sm" onClick={() => setLimit(limit + SHOWN)}>
              Show {Math.min(SHOWN, found.length - limit)} more of {found.length.toLocaleString("en")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ApplyToAllProps {
  column: UnknownValues;
  label: string;
  onApply: (choice: ForAll) => void;
}

function ApplyToAll({ column, label, onApply }: ApplyToAllProps) {
  return (
    <Select
      aria-label={`Apply to all values of ${column.label}`}
      value=""
      // The options are those below.
      onChange={({ target: { value } }) => onApply(value as ForAll)}
    >
      <option value="">{label}</option>
      {(Object.keys(forAll) as ForAll[])
        .filter((choice) => column.canAdd || choice !== "add")
        .map((choice) => (
          <option key={choice} value={choice}>
            {forAll[choice]}
          </option>
        ))}
    </Select>
  );
}

interface ValueLineProps {
  value: UnknownValue;
  column: UnknownValues;
  choice: ValueChoice;
  onChoose: (choice: ValueChoice) => void;
}

function ValueLine({ value: { value, count }, column, choice, onChoose }: ValueLineProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 px-3 py-2 md:grid-cols-2">
      <p className="flex min-w-0 items-baseline justify-between gap-2 text-base">
        <span className="truncate" dir="auto" title={value}>
          {value}
        </span>
        <span className="text-muted-foreground shrink-0 text-sm tabular-nums">{rows(count)}</span>
      </p>
      <Select
        aria-label={`What to do with ${cutText(value, 80)}`}
        value={choice}
        // The options are those below.
        onChange={(event) => onChoose(event.target.value as ValueChoice)}
      >
        <optgroup label={`Use from ${column.label}`}>
          {column.options.map((option) => (
            <option key={option} value={`=${option}`}>
              {option}
            </option>
          ))}
        </optgroup>
        <optgroup label="Or">
          {column.canAdd && <option value="add">Add “{cutText(value, 40)}” to the list</option>}
          <option value="note">Keep in a note</option>
          <option value="empty">Leave empty</option>
        </optgroup>
      </Select>
    </li>
  );
}
