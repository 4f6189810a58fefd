import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { type Command, useCommands } from "@/lib/commands";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { refreshAllMessages } from "./messages";

const load = () => loadChunk(() => import("./refresh-all"));
const LABEL = "Refresh all profiles";

/** Fetches everybody's latest posts, once it is confirmed. */
export function RefreshAllButton({ onShowQueue }: { onShowQueue: () => void }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(async () => {
    setIsAsking(true);
    try {
      await (await load()).refreshAll(client, onShowQueue);
    } catch {
      toast.bad(refreshAllMessages.failed);
    } finally {
      setIsAsking(false);
    }
  }, [client, onShowQueue]);
  useCommands(
    useMemo<Command[]>(
      () => [{ id: "refresh all", label: LABEL, section: "Actions", icon: RefreshCw, run: () => void ask() }],
      [ask],
    ),
  );
  return (
    <Tooltip label={LABEL}>
      <Button
        icon={RefreshCw}
        variant="ghost"
        size="icon"
        aria-label={LABEL}
        aria-disabled={isAsking}
        onClick={() => !isAsking && void ask()}
      />
    </Tooltip>
  );
}
