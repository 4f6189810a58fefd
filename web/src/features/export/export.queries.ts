import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { download } from "@/lib/download";
import { loadChunk } from "@/lib/load-chunk";

export type ExportFormat = "json" | "csv";

/** Saves everything of the user's as a file. `records` is how many have been read so far. */
export function useExport() {
  const userId = useUserId();
  const [records, setRecords] = useState(0);
  const mutation = useMutation({
    mutationFn: async (format: ExportFormat) => {
      setRecords(0);
      const { saveableExport } = await loadChunk(() => import("./saveable-export"));
      const { name, content } = await saveableExport(db, userId, format, setRecords);
      download(name, content);
      return name;
    },
  });
  return { ...mutation, records };
}
