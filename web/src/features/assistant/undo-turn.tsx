import type { AssistantAction } from "@contract/assistant";
import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { undoableActions, useUndoTurn } from "./undo-turn.queries";

/** Undoes all that one answer did, where that is more than one thing. */
export function UndoTurn({ actions }: { actions: readonly AssistantAction[] }) {
  const { mutate, isPending } = useUndoTurn();
  const count = undoableActions(actions).length;
  if (count < 2 && !isPending) return null;
  return (
    <Button
      size="sm"
      className="justify-self-start"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(actions)}
    >
      {isPending ? <Spinner className="size-3.5" /> : <Undo2 aria-hidden className="size-3.5" />}
      Undo all
    </Button>
  );
}
