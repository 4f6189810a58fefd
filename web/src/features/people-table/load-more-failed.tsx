import { Button } from "@/components/ui/button";

/** The people after those that are loaded did not come. */
export function LoadMoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="bg-bad text-bad-foreground flex h-11 shrink-0 items-center gap-3 border-t px-4 text-sm"
    >
      The next people could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Load more
      </Button>
    </div>
  );
}
