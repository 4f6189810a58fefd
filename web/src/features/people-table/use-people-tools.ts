import { useCallback, useRef, useState } from "react";
import { loadPeopleEdits } from "@/features/founders/founders.queries";
import { loadChunk } from "@/lib/load-chunk";

const loadTools = async () => {
  const [{ peopleTools }, { editPeopleWith, loadPeople }, { takeBack, redo }] = await Promise.all([
    import("./people-tools"),
    loadPeopleEdits(),
    import("@/lib/take-back"),
  ]);
  return { ...peopleTools, editPeopleWith, loadPeople, undo: takeBack, redo };
};
export type PeopleTools = Awaited<ReturnType<typeof loadTools>>;

/** What the table can do beyond showing people, once someone turned to it: `load` fetches it, and says whether it came. */
export function usePeopleTools(): { tools: PeopleTools | undefined; load: () => Promise<boolean> } {
  const [tools, setTools] = useState<PeopleTools>();
  const asked = useRef<Promise<boolean> | null>(null);
  const load = useCallback(() => {
    asked.current ??= loadChunk(loadTools).then(
      (loaded) => {
        setTools(loaded);
        return true;
      },
      () => {
        // The next intent tries again.
        asked.current = null;
        return false;
      },
    );
    return asked.current;
  }, []);
  return { tools, load };
}
