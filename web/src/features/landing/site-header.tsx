import { Link } from "react-router-dom";
import { Mark } from "@/components/mark";
import { ThemeSwitch } from "@/components/theme-switch";
import { Button } from "@/components/ui/button";
import { signInPath } from "@/lib/next-path";
import { GetStarted } from "./get-started";

/** The bar over what a visitor sees. */
export function SiteHeader({ next }: { next: string }) {
  return (
    <header className="mx-auto flex h-14 w-full max-w-6xl items-center gap-1 px-4 sm:px-6">
      <Link to="/" className="rounded-control flex items-center gap-2 text-base font-semibold">
        <Mark />
        Tracker
      </Link>
      <span className="ms-auto" />
      <ThemeSwitch />
      <Button asChild variant="ghost" className="max-sm:hidden">
        <Link to={signInPath(next)}>Sign In</Link>
      </Button>
      <GetStarted next={next} />
    </header>
  );
}
