import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "@/lib/toast";
import { savedViewsQuery } from "./saved-views.queries";
import type { FoundView } from "./use-views";

const GONE = "This view is not there any more. These are all people.";

/** Shows a saved view as soon as it is known; everybody, when it is not there. Draws nothing. */
export default function OpenSavedView({ viewId, onOpen }: { viewId: string; onOpen: FoundView["openView"] }) {
  const { data, isError } = useQuery(savedViewsQuery);
  useEffect(() => {
    if (!data && !isError) return;
    const saved = data?.find(({ id }) => id === viewId) ?? null;
    if (data && saved === null) toast.bad(GONE);
    onOpen(saved);
  }, [data, isError, viewId, onOpen]);
  return null;
}
