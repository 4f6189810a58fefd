import { OPPORTUNITIES_LIMIT } from "@contract/ai";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { ReachOutList } from "@/features/outreach/reach-out-list";
import { useTitle } from "@/lib/use-title";

export default function ReachOutRoute() {
  useTitle("Reach out today");
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-3 border-b px-4">
        <h1 className="shrink-0 text-base font-semibold">Reach out today</h1>
        <p className="text-muted-foreground truncate text-sm max-sm:hidden">
          Up to {OPPORTUNITIES_LIMIT} people, ranked by new posts, last contact, tasks and priority.
        </p>
        <Button asChild size="sm" variant="ghost" className="ms-auto">
          <Link to="/digest">Morning digest</Link>
        </Button>
      </header>
      <ReachOutList />
    </>
  );
}
