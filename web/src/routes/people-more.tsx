import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LazyMenu } from "@/components/lazy-menu";
import type { PeopleView } from "@/features/founders/founders.queries";
import { stored } from "@/lib/browser-storage";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { MoreTrigger } from "./more-trigger";
import { useExports } from "./use-exports";

const loadParts = () => import("./people-more-parts");
const PeopleMoreParts = lazyPart(loadParts);

/** More, of which only the button, the ways to the dialogs and the exports' names come with the table. */
export function PeopleMore({ list }: { list: PeopleView }) {
  const [address, setAddress] = useSearchParams();
  const [wasImporting] = useState(() => stored("session", "tracker.running-import") !== null);
  const commands = useMemo(
    () =>
      Object.entries({ import: "Import people", duplicates: "Find duplicates", trash: "Recently deleted" }).map(
        ([show, label]): Command => ({
          id: show,
          section: "Actions",
          label,
          run: () => setAddress((before) => new URLSearchParams([...before, ["show", show]])),
        }),
      ),
    [setAddress],
  );
  useCommands(commands);
  const exports = useExports(list);
  return (
    <LazyMenu
      load={loadParts}
      trigger={(trigger) => <MoreTrigger {...trigger} />}
      menu={(isOpen) => <PeopleMoreParts exports={exports} isOpen={isOpen} />}
      isNeeded={wasImporting || address.has("show")}
    />
  );
}
