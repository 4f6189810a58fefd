import { LogOut } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { Mark } from "@/components/mark";
import { ThemeSwitch } from "@/components/theme-switch";
import { Button } from "@/components/ui/button";
import { session } from "@/features/session/session.queries";
import { forgetDrafts } from "@/lib/use-draft";

function leave() {
  forgetDrafts();
  void session.leave();
}

/** The bar over every signed-in screen. `name` is the person's name, or else the e-mail address. */
export function TopBar({ name, email }: { name: string; email: string }) {
  const firstName = name.trim().split(/\s+/)[0];
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b px-3 sm:px-4">
      <Link to="/people" className="rounded-control me-2 flex items-center gap-2 text-base font-semibold sm:me-4">
        <Mark />
        Tracker
      </Link>
      <nav aria-label="Main" className="flex">
        <NavLink to="/people" className="group rounded-control flex h-12 items-center">
          <span className="rounded-control text-muted-foreground group-hover:text-foreground group-aria-[current=page]:bg-secondary group-aria-[current=page]:text-foreground flex h-7 items-center px-2.5 text-base font-medium transition-colors">
            People
          </span>
        </NavLink>
      </nav>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <span className="text-muted-foreground min-w-0 truncate px-2 text-sm" dir="auto" title={email}>
          {firstName}
        </span>
        <ThemeSwitch />
        <Button variant="ghost" size="sm" className="max-sm:px-2" onClick={leave}>
          <LogOut aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Sign out</span>
        </Button>
      </div>
    </header>
  );
}
