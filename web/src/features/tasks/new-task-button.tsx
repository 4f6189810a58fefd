import { ListPlus } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { lazyPart } from "@/lib/load-chunk";

const TaskDialog = lazyPart(() => import("./task-dialog"));

/** Adds a task about a person, from that person's page. */
export function NewTaskButton({ founder, keys }: { founder: { id: string; name: string }; keys?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={ListPlus}
        size="sm"
        data-action={keys}
        onPointerEnter={TaskDialog.fetch}
        onFocus={TaskDialog.fetch}
        onClick={() => setOpen(true)}
      >
        New task
        {keys && <Kbd keys={keys} />}
      </Button>
      <LazyOverlay onFailed={() => setOpen(false)}>
        {open && (
          <TaskDialog
            draft={`new:${founder.id}`}
            given={{ founder: { id: founder.id, name: founder.name } }}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyOverlay>
    </>
  );
}
