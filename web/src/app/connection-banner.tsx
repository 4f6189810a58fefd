import { CloudAlert, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { keepBelongings } from "@/lib/belongings";
import { lazyPart } from "@/lib/load-chunk";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { useOnline } from "@/lib/use-online";
import { toast } from "@/lib/toast";
import { connectionSentence } from "./connection-sentence";
import { loadWaitingEdits } from "./route-chunks";

const WaitingEditsDialog = lazyPart(loadWaitingEdits);

/** Over every screen while the browser is offline or something typed is not at the server yet. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const edits = useWaitingEdits();
  const [isOpen, setIsOpen] = useState(false);
  useBelongings();
  const show = () =>
    void loadWaitingEdits().then(
      () => setIsOpen(true),
      () => toast.bad("This can't be shown while you're offline. Your changes are safe."),
    );
  const refused = edits.filter((edit) => edit.refusal !== undefined).length;
  const waiting = edits.length - refused;
  const sentence = connectionSentence({ isOnline, waiting, refused });
  if (sentence === null) return null;
  const Icon = refused > 0 ? CloudAlert : isOnline ? CloudUpload : CloudOff;
  return (
    <div
      className={`flex min-h-9 shrink-0 items-center justify-center gap-2 px-4 py-1 text-sm ${refused > 0 ? "bg-bad text-bad-foreground" : "bg-info text-info-foreground"}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <p role="status">{sentence}</p>
      {edits.length > 0 && (
        <Button size="sm" onClick={show}>
          Show changes
        </Button>
      )}
      <LazyOverlay onFailed={() => setIsOpen(false)}>
        {isOpen && <WaitingEditsDialog onClose={() => setIsOpen(false)} />}
      </LazyOverlay>
    </div>
  );
}

/** Signing out asks for what has not been sent, and forgets it. */
function useBelongings() {
  const outbox = useOutbox();
  useEffect(() => keepBelongings({ count: () => outbox.read().length, forget: () => outbox.forget() }), [outbox]);
}
