import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Command, useCommands } from "@/lib/commands";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { UNDO_FAILED } from "@/lib/undo";

/** What the table's own keys do, wherever on the screen they are pressed. */
export function usePeopleKeys(selectAll: () => void) {
  const client = useQueryClient();
  useCommands(
    useMemo<Command[]>(() => {
      const undo = () =>
        void loadChunk(() => import("@/lib/take-back")).then(
          ({ takeBack }) => takeBack(client),
          () => toast.bad(UNDO_FAILED),
        );
      const section = "Actions" as const;
      return [
        { id: "select all", label: "Select all people", section, keys: "mod+a", yieldsToText: true, run: selectAll },
        { id: "undo", label: "Undo the last change", section, keys: "mod+z", yieldsToText: true, run: undo },
      ];
    }, [client, selectAll]),
  );
}
