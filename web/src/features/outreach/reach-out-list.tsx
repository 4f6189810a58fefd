import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { OpportunityRow } from "./opportunity-row";
import { opportunitiesQuery } from "./outreach.queries";
import { ReachOutSkeleton } from "./reach-out-skeleton";

/** The people worth reaching out to today, best first. */
export function ReachOutList() {
  const { data, error, refetch, isFetching } = useQuery(opportunitiesQuery);
  if (data === undefined && error) {
    return (
      <Centred>
        <ErrorState
          title="Failed to fetch data"
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Centred>
    );
  }
  if (data === undefined) return <ReachOutSkeleton />;
  if (data.length === 0) {
    return (
      <Centred>
        <EmptyState
          icon={Handshake}
          title="Nobody to reach out to right now"
          text="People turn up here when they post, when you have not been in touch for a while, or when a task about them is overdue."
        >
          <Button asChild size="sm" variant="primary">
            <Link to="/people?add=person">Add New Person</Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/tasks">See your tasks</Link>
          </Button>
        </EmptyState>
      </Centred>
    );
  }
  return (
    <ol aria-label="People to reach out to" className="pb-floats min-h-0 flex-1 overflow-y-auto">
      {data.map((opportunity) => (
        <OpportunityRow key={opportunity.founderId} opportunity={opportunity} />
      ))}
    </ol>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center p-6">{children}</div>;
}
