import { Avatar } from "@/components/ui/avatar";
import { CutText } from "./cut-text";

/** An owner who is nobody in particular. */
const DEFAULT_OWNER = "System";

/** Who looks after a person. */
export function OwnerCell({ owner }: { owner: string | null }) {
  const name = owner ?? DEFAULT_OWNER;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={name} tone="owner" className="size-5" />
      <CutText text={name} className={owner === null ? "text-muted-foreground" : undefined} />
    </span>
  );
}
