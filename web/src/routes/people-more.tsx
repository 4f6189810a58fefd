import type { PeopleQueryInput } from "@contract/founder-list";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { MoreTrigger } from "./more-trigger";

const loadParts = () => import("./people-more-parts");
const fetchParts = () => void loadParts().catch(() => undefined);
const PeopleMoreParts = lazyPart(loadParts);

/** More, of which only the button and the way to the dialogs come with the table. */
export function PeopleMore({ list }: { list: PeopleQueryInput }) {
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const [wasImporting] = useState(() => sessionStorage.getItem("tracker.running-import") !== null);
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
  const closed = <MoreTrigger aria-haspopup="menu" onPointerEnter={fetchParts} onClick={() => setOpened(true)} />;
  const isNeeded = opened || wasImporting || address.has("show");
  return (
    <LazyOverlay fallback={closed} onFailed={() => setOpened(false)}>
      {isNeeded ? <PeopleMoreParts list={list} isOpen={opened} /> : closed}
    </LazyOverlay>
  );
}
