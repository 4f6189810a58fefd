import type { DuplicatePair, DuplicateReason } from "@contract/duplicates";
import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { duplicatesQuery, useNotDuplicates } from "./duplicates.queries";
import { MergeForm } from "./merge-form";
import { tellingApart } from "./telling-apart";

const reasons: Record<DuplicateReason, string> = {
  profile: "Same profile",
  email: "Same email",
  name: "Same name and company",
  similar: "Similar name, same company",
};

/** People who may be the same person: each pair can be merged, or marked as different people. */
export default function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(duplicatesQuery);
  const [merging, setMerging] = useState<DuplicatePair | null>(null);
  const { mutate: tellApart, isPending: isTelling } = useNotDuplicates();

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[44rem]">
        <DialogHead title={merging ? "Merge two people" : "Find duplicates"}>
          {merging
            ? "All notes, tasks, posts and values are kept. You can undo this."
            : "People with the same profile or email, or with the same or a similar name at the same company."}
        </DialogHead>
        {merging && data ? (
          <MergeForm
            pair={merging}
            fields={data.fields}
            onBack={() => setMerging(null)}
            onMerged={() => setMerging(null)}
          />
        ) : isPending ? (
          <div aria-hidden className="grid gap-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ) : isError ? (
          <ErrorState title="Couldn't load duplicates" onRetry={() => void refetch()} />
        ) : data.pairs.length === 0 ? (
          <EmptyState icon={UsersRound} title="No duplicates found" text="We'll list likely duplicates here." />
        ) : (
          <>
            <ul className="rounded-card divide-border grid max-h-[60dvh] divide-y overflow-y-auto border">
              {data.pairs.map((pair) => (
                <Pair
                  key={`${pair.one.id} ${pair.other.id}`}
                  pair={pair}
                  disabled={isTelling}
                  onMerge={() => setMerging(pair)}
                  onApart={() => tellApart(pair)}
                />
              ))}
            </ul>
            {data.total > data.pairs.length && (
              <p className="text-muted-foreground text-sm">
                Showing {data.pairs.length} of {data.total} pairs, the most likely first.
              </p>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface PairProps {
  pair: DuplicatePair;
  disabled: boolean;
  onMerge: () => void;
  onApart: () => void;
}

function Pair({ pair, disabled, onMerge, onApart }: PairProps) {
  const { one, other } = pair;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 p-3">
      <div className="grid min-w-52 flex-1 gap-1">
        {[
          { person: one, posts: pair.onePosts },
          { person: other, posts: pair.otherPosts },
        ].map(({ person, posts }) => (
          <p key={person.id} className="text-base wrap-anywhere" dir="auto">
            <span className="font-medium">{person.name}</span>
            <span className="text-muted-foreground"> {[person.company, person.email].filter(Boolean).join(" · ")}</span>
            <span className="text-muted-foreground block text-sm">{tellingApart(person, posts)}</span>
          </p>
        ))}
        <p className="flex flex-wrap gap-1.5">
          {pair.reasons.map((reason) => (
            <Badge key={reason}>{reasons[reason]}</Badge>
          ))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          disabled={disabled}
          onClick={onApart}
          aria-label={`${one.name} and ${other.name} are not duplicates`}
        >
          Not duplicates
        </Button>
        <Button size="sm" variant="primary" onClick={onMerge} aria-label={`Merge ${one.name} and ${other.name}`}>
          Merge…
        </Button>
      </div>
    </li>
  );
}
