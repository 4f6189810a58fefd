import type { PersonRow } from "@contract/founder-list";
import { ExternalLink, History, Link2, RefreshCw, Trash2 } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { onlyThis, useDeleteSelected } from "@/features/bulk/bulk.queries";
import { safeUrl } from "@/lib/safe-url";
import { toast } from "@/lib/toast";
import { useAddressPart } from "@/lib/use-address-part";
import { PersonMenuTrigger } from "./person-menu-trigger";

export interface PersonMenuProps {
  person: PersonRow;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Whether there is room for a button of its own next to the menu. */
  hasRefreshBeside?: boolean;
  onDeleted: () => void;
}

/** What else can be done with a person, open from the first moment: someone has just asked for it. */
export default function PersonMenu({ person, isRefreshing, onRefresh, hasRefreshBeside, onDeleted }: PersonMenuProps) {
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
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <PersonMenuTrigger name={person.name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          keys="r"
          className={hasRefreshBeside ? "sm:hidden" : ""}
          disabled={isRefreshing}
          onSelect={onRefresh}
        >
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
