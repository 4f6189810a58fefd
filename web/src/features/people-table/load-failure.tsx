import { Button } from "@/components/ui/button";

interface LoadFailureProps {
  text: string;
  action: string;
  onRetry: () => void;
}

/** A line under the people that are there: others, or their latest, did not come. */
export function LoadFailure({ text, action, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="bg-bad text-bad-foreground flex h-11 shrink-0 items-center gap-3 border-t px-4 text-sm"
    >
      {text}
      <Button size="sm" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
