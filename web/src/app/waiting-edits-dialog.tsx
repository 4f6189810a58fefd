import { CopyButton } from "@/components/copy-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { confirm } from "@/lib/confirm";
import type { WaitingEdit } from "@/lib/outbox/edit";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";

/** What was typed and is not at the server yet, with the reason where it was refused. */
export default function WaitingEditsDialog({ onClose }: { onClose: () => void }) {
  const edits = useWaitingEdits();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHead title="Not saved yet">
          {edits.length === 0 ? "Everything is saved." : "Kept on this device until they can be sent, in this order."}
        </DialogHead>
        <ul className="grid gap-3">
          {edits.map((edit) => (
            <WaitingEditItem key={edit.id} edit={edit} />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

function WaitingEditItem({ edit: { id, text, refusal } }: { edit: WaitingEdit }) {
  const outbox = useOutbox();
  const discard = async () => {
    const question = { title: "Discard this change?", body: text, action: "Discard", danger: true };
    if (await confirm(question)) await outbox.discard(id);
  };
  return (
    <li className="rounded-card grid gap-2 border p-3">
      <p dir="auto" className="max-h-40 overflow-y-auto text-base wrap-break-word whitespace-pre-wrap">
        {text}
      </p>
      <p className={`text-sm ${refusal === undefined ? "text-muted-foreground" : "text-bad-foreground"}`}>
        {refusal ?? "Waiting for the server."}
      </p>
      <div className="flex flex-wrap gap-2">
        {refusal !== undefined && (
          <Button size="sm" variant="primary" onClick={() => void outbox.tryAgain(id)}>
            Try again
          </Button>
        )}
        <CopyButton size="sm" text={text} />
        <Button size="sm" variant="ghost" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </li>
  );
}
