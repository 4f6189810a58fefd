import { ListPlus } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/lib/load-chunk";

const loadDialog = () => import("./task-dialog");
const TaskDialog = lazyPart(loadDialog);

/** Adds a task about a person, from that person's page. */
export function NewTaskButton({ founder }: { founder: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button size="sm" onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        <ListPlus aria-hidden className="size-4" />
        New task
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
