import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { signInPath } from "@/lib/next-path";

/** The sign-up tab of the sign-in page; from there the way leads to `next`. */
export function signUpPath(next: string): string {
  const path = signInPath(next);
  return `${path}${path.includes("?") ? "&" : "?"}tab=sign-up`;
}

/** The way in, for someone new. `next` is where they meant to go. */
export function GetStarted({ next, large = false }: { next: string; large?: boolean }) {
  return (
    <Button asChild variant="primary" className={large ? "h-11 px-5 text-lg" : undefined}>
      <Link to={signUpPath(next)}>Get Started</Link>
    </Button>
  );
}
