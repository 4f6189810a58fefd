import { Users } from "lucide-react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Loading } from "@/components/loading";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { type Family, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const nothing = () => undefined;

export const statesFamily: Family = {
  name: "States of a list",
  specimens: [
    { name: "loading: the screen", Show: Loading },
    {
      name: "loading: rows",
      Show: () => (
        <div className="grid w-full gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      ),
    },
    { name: "loading: a moment", Show: () => <Spinner /> },
    {
      name: "long work",
      Show: () => [0, 40, 100].map((value) => <Progress key={value} value={value} label="Import" />),
    },
    {
      name: "empty",
      Show: () => (
        <EmptyState
          icon={Users}
          title="Nobody here yet"
          text="Follow your first person: their posts are summed up here."
        >
          <Button variant="primary" size="sm">
            Add New Person
          </Button>
        </EmptyState>
      ),
    },
    { name: "empty, very long text", Show: () => <EmptyState icon={Users} title={LONG_TEXT} text={LONG_TEXT} /> },
    { name: "empty, right to left", Show: () => <EmptyState icon={Users} title={RIGHT_TO_LEFT} /> },
    {
      name: "error",
      Show: () => <ErrorState title="Failed to fetch founders" text="Try again in a moment." onRetry={nothing} />,
    },
    {
      name: "error, trying again",
      Show: () => <ErrorState title="Failed to fetch founders" onRetry={nothing} retrying />,
    },
    {
      name: "offline",
      Show: () => (
        <ErrorState
          kind="offline"
          title="You are offline"
          text="This is shown again when you are back."
          onRetry={nothing}
        />
      ),
    },
    {
      name: "forbidden",
      Show: () => <ErrorState kind="forbidden" title="This is someone else's" text="Ask them to share it." />,
    },
    { name: "error, very long text", Show: () => <ErrorState title={LONG_TEXT} text={LONG_TEXT} onRetry={nothing} /> },
    {
      name: "notice",
      Show: () => <Notice title="This page doesn't exist" text="It may have been deleted." />,
    },
  ],
};
