import { Spinner } from "./ui/spinner";

/** The whole-screen wait. It fades in late, so that a quick start shows nothing at all. */
export function Loading() {
  return (
    <div
      role="status"
      className="animate-in text-muted-foreground fill-mode-backwards fade-in flex h-full items-center justify-center gap-2 text-base delay-300"
    >
      <Spinner />
      Loading...
    </div>
  );
}
