import type { QueryClient } from "@tanstack/react-query";
import type { Command } from "./commands";
import { loadChunk } from "./load-chunk";
import { toast } from "./toast";
import { REDO_FAILED, UNDO_FAILED } from "./undo";

/** Undo and Redo of what was changed last in this tab, on whichever screen that was. */
export function undoCommands(client: QueryClient): Command[] {
  const runs = (what: "takeBack" | "redo", failure: string) => () =>
    void loadChunk(() => import("./take-back")).then(
      (loaded) => loaded[what](client),
      () => toast.bad(failure),
    );
  const undo = { section: "Actions", yieldsToText: true, id: "undo", label: "Undo the last change" } as const;
  const redo = { ...undo, id: "redo", label: "Redo what was undone", run: runs("redo", REDO_FAILED) };
  return [
    { ...undo, keys: "mod+z", run: runs("takeBack", UNDO_FAILED) },
    { ...redo, keys: "mod+shift+z" },
    // As on Windows.
    { ...redo, id: "mod+y", keys: "mod+y", unlisted: true },
  ];
}
