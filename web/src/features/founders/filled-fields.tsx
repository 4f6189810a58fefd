import type { Founder } from "@contract/founders";
import { labelInSentence } from "@contract/person-fields";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { useUndoFilledFields } from "./filled-fields.queries";
import { founderQuery } from "./founders.queries";

/** Which empty fields the post source filled, and the way to have them empty again. */
export function FilledFields({ founderId }: { founderId: Founder["id"] }) {
  // What the end of the job has read.
  const { data } = useQuery({ ...founderQuery(founderId), enabled: false });
  const undo = useUndoFilledFields();
  const filled = data?.filledFields ?? [];
  if (filled.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-base">
      <span>Filled in: {filled.map(labelInSentence).join(", ")}</span>
      <Button size="sm" disabled={undo.isPending} onClick={() => undo.mutate(founderId)}>
        Undo
      </Button>
    </p>
  );
}
