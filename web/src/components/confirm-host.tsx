import { useEffect, useState, useSyncExternalStore } from "react";
import { confirmStore } from "@/lib/confirm";
import { loadChunk } from "@/lib/load-chunk";

type Dialog = typeof import("./confirm-dialog").ConfirmDialog;

/** Shows the questions of `confirm()`, one at a time. Rendered once in the app. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (!question || Dialog) return;
    loadChunk(() => import("./confirm-dialog")).then(
      (chunk) => setDialog(() => chunk.ConfirmDialog),
      // The browser's own question is plainer, but what was asked for can still be done.
      () => question.answer(window.confirm([question.title, question.body].filter(Boolean).join("\n\n"))),
    );
  }, [question, Dialog]);
  return question && Dialog ? <Dialog key={question.id} question={question} /> : null;
}
