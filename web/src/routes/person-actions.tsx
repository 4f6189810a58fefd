import type { PersonRow } from "@contract/founder-list";
import { Ellipsis, ExternalLink, History, Link2, RefreshCw, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Tooltip } from "@/components/ui/tooltip";
import { onlyThis, useDeleteSelected } from "@/features/bulk/bulk.queries";
import { useRefreshFounder } from "@/features/refresh/refresh.queries";
import { lazyPart } from "@/lib/load-chunk";
import { safeUrl } from "@/lib/safe-url";
import { toast } from "@/lib/toast";
import { useAddressPart } from "@/lib/use-address-part";

const RefreshDialog = lazyPart(() => import("@/features/founders/refresh-dialog"));

/** Asks before a person's posts are fetched; `ask` opens the question, `question` is where it stands. */
export function useAskToRefresh(person: PersonRow | undefined) {
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useRefreshFounder();
  const confirm = () => {
    if (person) mutate(person);
    setAsked(false);
  };
  const question = (
    <LazyOverlay onFailed={() => setAsked(false)}>
      {isAsked && person && <RefreshDialog founder={person} onClose={() => setAsked(false)} onConfirm={confirm} />}
    </LazyOverlay>
  );
  return { ask: useCallback(() => setAsked(true), []), question };
}

interface PersonMenuProps {
  person: PersonRow;
  isRefreshing: boolean;
  onRefresh: () => void;
  onDeleted: () => void;
}

/** What else can be done with a person. */
export function MoreOfPerson({ person, isRefreshing, onRefresh, onDeleted }: PersonMenuProps) {
  const [, showHistory] = useAddressPart("history");
  const { mutate: remove } = useDeleteSelected();
  const profile = safeUrl(person.profileUrl);
  const copyLink = () => {
    const link = new URL(`/people/${person.id}`, window.location.href).href;
    navigator.clipboard.writeText(link).then(
      () => toast.good("Link copied"),
      () => toast.bad("The link couldn't be copied."),
    );
  };
  return (
    <DropdownMenu>
      <Tooltip label="More">
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" aria-label={`More about ${person.name}`}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        </DropdownMenuTrigger>
      </Tooltip>
      <DropdownMenuContent align="end">
        <DropdownMenuItem keys="r" disabled={isRefreshing} onSelect={onRefresh}>
          <RefreshCw aria-hidden />
          {isRefreshing ? "Refreshing…" : "Refresh…"}
        </DropdownMenuItem>
        <DropdownMenuItem keys="h" onSelect={() => showHistory(person.id)}>
          <History aria-hidden />
          History
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={copyLink}>
          <Link2 aria-hidden />
          Copy link
        </DropdownMenuItem>
        {profile && (
          <DropdownMenuItem onSelect={() => window.open(profile, "_blank", "noopener")}>
            <ExternalLink aria-hidden />
            Open on LinkedIn
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => remove(onlyThis(person, onDeleted))}>
          <Trash2 aria-hidden />
          Delete…
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
