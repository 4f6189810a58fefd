import { useId } from "react";
import { CopyButton } from "@/components/copy-button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { type SessionSource, useSessionToken } from "./tokens.queries";

/** The token of this session, to read and to copy. */
export function SessionToken({ source }: { source?: SessionSource }) {
  const id = useId();
  const session = useSessionToken(source);
  const until = session?.expiresAt.toLocaleTimeString(undefined, { timeStyle: "short" });
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Session token</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          readOnly
          value={session?.token ?? ""}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          className="min-w-0 truncate"
        />
        <CopyButton text={session?.token ?? ""} disabled={session === null} />
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {until && `Works until ${until}; Tracker renews its own, so copy it anew after that. `}
        It lets its holder act as you: treat it like a password.
      </p>
    </div>
  );
}
