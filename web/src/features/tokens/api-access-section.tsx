import { useId, useState } from "react";
import { Section } from "@/components/section";
import { CopyButton } from "@/components/copy-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { timeOfDay } from "@/lib/relative-time";
import { PersonalTokens } from "./personal-tokens";
import { type SessionSource, useSessionToken } from "./tokens.queries";

const MASKED = "•".repeat(32);

/** The token of this session, to copy, and to read once it is revealed. */
function SessionToken({ source }: { source?: SessionSource }) {
  const id = useId();
  const session = useSessionToken(source);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Session token</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          readOnly
          value={session === null ? "" : isRevealed ? session.token : MASKED}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => isRevealed && event.target.select()}
          className="min-w-0 truncate"
        />
        <Button
          disabled={session === null}
          aria-label={isRevealed ? "Hide the session token" : "Reveal the session token"}
          onClick={() => setRevealed(!isRevealed)}
        >
          {isRevealed ? "Hide" : "Reveal"}
        </Button>
        <CopyButton text={session?.token ?? ""} disabled={session === null} />
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {session !== null && `Expires at ${timeOfDay(session.expiresAt)}. `}
        Anyone with this token can act as you.
      </p>
    </div>
  );
}

/** The ways in for the extension and for scripts. */
export function ApiAccessSection() {
  return (
    <Section
      id="api-access"
      title="API Access"
      lead={
        <>
          Use tokens in scripts or the browser extension. See the{" "}
          <a
            href="/api-reference.html"
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary-text rounded-control font-medium hover:underline"
          >
            API reference
          </a>
          .
        </>
      }
    >
      <SessionToken />
      <PersonalTokens />
    </Section>
  );
}
