import type { CustomField } from "@contract/custom-fields";
import type { DuplicatePair } from "@contract/duplicates";
import type { ColumnKey } from "@contract/founder-list";
import { ArrowLeftRight } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { useMergePeople } from "./duplicates.queries";
import { type MergeField, mergeFields } from "./merge-fields";
import { addedDay, tellingApart } from "./telling-apart";

interface MergeFormProps {
  pair: DuplicatePair;
  fields: CustomField[];
  onBack: () => void;
  onMerged: () => void;
}

/** Two people side by side: who stays, and whose value each field takes. */
export function MergeForm({ pair, fields, onBack, onMerged }: MergeFormProps) {
  const [isSwapped, setIsSwapped] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<ColumnKey>>(new Set());
  const { mutate: merge, isPending } = useMergePeople();
  const [kept, merged] = isSwapped ? [pair.other, pair.one] : [pair.one, pair.other];
  const rows = mergeFields(kept, merged, fields);

  const choose = (column: ColumnKey, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(column);
    else next.delete(column);
    setTaken(next);
  };
  const swap = () => {
    setIsSwapped(!isSwapped);
    // What was to be the one's is the other's now: the chosen values stay chosen.
    setTaken(
      new Set(rows.filter(({ isChoice, column }) => isChoice && !taken.has(column)).map(({ column }) => column)),
    );
  };
  const submit = () =>
    merge(
      { keptId: kept.id, mergedId: merged.id, taken: [...taken], name: taken.has("name") ? merged.name : kept.name },
      { onSuccess: onMerged },
    );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-base wrap-anywhere" dir="auto">
          Keep: <span className="font-medium">{kept.name}</span>{" "}
          <span className="text-muted-foreground">(added {addedDay(kept.createdAt)})</span>
          <span className="text-muted-foreground block text-sm">
            {tellingApart(kept, isSwapped ? pair.otherPosts : pair.onePosts)}
          </span>
        </p>
        <Button icon={ArrowLeftRight} size="sm" onClick={swap}>
          Swap
        </Button>
      </div>
      <div className="rounded-card divide-border -mt-1 max-h-[55dvh] divide-y overflow-y-auto border">
        {rows.map((row) => (
          <FieldChoice key={row.column} row={row} isTaken={taken.has(row.column)} onChoose={choose} />
        ))}
      </div>
      <DialogFooter>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" aria-disabled={isPending} onClick={() => !isPending && submit()}>
          {isPending && <Spinner />}
          Merge
        </Button>
      </DialogFooter>
    </>
  );
}

interface FieldChoiceProps {
  row: MergeField;
  isTaken: boolean;
  onChoose: (column: ColumnKey, isTaken: boolean) => void;
}

function FieldChoice({ row, isTaken, onChoose }: FieldChoiceProps) {
  const { column, label, kept, merged, isChoice } = row;
  const id = useId();
  if (!isChoice) {
    return (
      <div className="grid gap-x-4 gap-y-0.5 p-3 md:grid-cols-[9rem_1fr]">
        <p className="text-muted-foreground text-sm">{label}</p>
        <p className="text-base wrap-anywhere" dir="auto">
          {kept || merged}
        </p>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-x-4 gap-y-1.5 p-3 md:grid-cols-[9rem_1fr_1fr]">
      <legend className="text-muted-foreground float-start text-sm md:w-36">{label}</legend>
      {[kept, merged].map((value, side) => {
        const isChosen = isTaken === (side === 1);
        return (
          <label
            key={side}
            className={cn(
              "rounded-control flex min-h-9 cursor-pointer items-start gap-2 border p-2 text-base pointer-coarse:min-h-11",
              isChosen ? "border-primary bg-accent" : "hover:bg-accent",
            )}
          >
            <input
              type="radio"
              name={id}
              checked={isChosen}
              onChange={() => onChoose(column, side === 1)}
              className="accent-primary mt-1 size-4 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {value}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
