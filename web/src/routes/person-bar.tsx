import { ChevronDown, ChevronLeft, ChevronUp } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { GOING_BACK, useNeighbours } from "@/features/founders/neighbours.queries";
import { type Command, useCommands } from "@/lib/commands";

/** The link back to the list, and the people before and after this one in it. */
export function PersonBar({ personId }: { personId: string }) {
  const { previous, next, back, place } = useNeighbours(personId);
  const navigate = useNavigate();
  const commands = useMemo<Command[]>(() => {
    const section = "Actions" as const;
    // Back leads to the list, not through everyone seen on the way.
    const to = (id: string | null) => () => {
      if (id !== null) void navigate(`/people/${id}`, { replace: true });
    };
    return [
      { id: "next person", label: "Next person", section, keys: "j", run: to(next) },
      { id: "previous person", label: "Previous person", section, keys: "k", run: to(previous) },
    ];
  }, [previous, next, navigate]);
  useCommands(commands);
  return (
    <nav aria-label="List" className="flex h-11 shrink-0 items-center gap-1 border-b px-4">
      <Link
        to={back.path}
        state={GOING_BACK}
        className="rounded-control text-muted-foreground hover:text-foreground -ms-1 flex h-7 items-center gap-0.5 text-sm pointer-coarse:h-11"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
      {place && (
        <>
          <span className="text-muted-foreground ms-auto text-xs tabular-nums">
            {place.number.toLocaleString()} of {place.of.toLocaleString()}
          </span>
          <Step label="Previous person" keys="k" to={previous} icon={<ChevronUp aria-hidden className="size-4" />} />
          <Step label="Next person" keys="j" to={next} icon={<ChevronDown aria-hidden className="size-4" />} />
        </>
      )}
    </nav>
  );
}

function Step({ label, keys, to, icon }: { label: string; keys: string; to: string | null; icon: ReactNode }) {
  if (to === null) {
    return (
      <Button size="icon" variant="ghost" aria-label={label} disabled>
        {icon}
      </Button>
    );
  }
  return (
    <Tooltip label={label} keys={keys}>
      <Button asChild size="icon" variant="ghost">
        <Link to={`/people/${to}`} replace aria-label={label} aria-keyshortcuts={keys}>
          {icon}
        </Link>
      </Button>
    </Tooltip>
  );
}
