import { type ImportDecision, importDecisionSchema, type ImportTwin } from "@contract/imports";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Options, Select } from "@/components/ui/select";
import { dateOf } from "@/lib/relative-time";
import { importTwinsQuery, useDecideRows } from "./import-review.queries";
import { decisionLabels, importMessages, rows, twinReasons } from "./messages";

/** The rows that look like someone who is there already, or further up in the file, and what happens with each. */
export function ImportTwins({ importId }: { importId: string }) {
  const { data, isError, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    importTwinsQuery(importId),
  );
  const { mutate: decide } = useDecideRows(importId);
  if (isError) {
    return <ErrorState title={importMessages.twinsNotRead} text={error.message} query={{ refetch, isFetching }} />;
  }
  const total = data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  const twins = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-label="Likely duplicates" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-base">
          {total === 1 ? "1 row looks" : `${total.toLocaleString("en")} rows look`} like someone you have, or like an
          earlier row.
        </p>
        {total > 1 && (
          <Select
            aria-label="Apply to all likely duplicates"
            className="max-w-60"
            value=""
            onChange={({ target: { value } }) => decide({ rows: null, decision: importDecisionSchema.parse(value) })}
          >
            <option value="">Apply to all {rows(total)}…</option>
            <Options values={importDecisionSchema.options} label={(decision) => decisionLabels[decision]} />
          </Select>
        )}
      </div>
      <ul className="rounded-card divide-border grid max-h-64 divide-y overflow-y-auto border">
        {twins.map((twin) => (
          <Twin key={twin.row} twin={twin} onDecide={(decision) => decide({ rows: [twin.row], decision })} />
        ))}
        {hasNextPage && (
          <li className="p-1.5">
            <Button variant="ghost" size="sm" onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface TwinProps {
  twin: ImportTwin;
  onDecide: (decision: ImportDecision) => void;
}

function Twin({ twin: { row, twin, reason, decision, ...own }, onDecide }: TwinProps) {
  const name = own.name ?? "No name";
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 p-3 md:grid-cols-[1fr_14rem]">
      <div className="grid min-w-0 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted-foreground tabular-nums">Row {row}</span>
          <Badge tone={reason === "similar" ? "neutral" : "warn"}>{twinReasons[reason]}</Badge>
        </p>
        <Who name={name} details={[own.company, own.email, own.profileUrl]} />
        <Who
          name={twin.name ?? "No name"}
          details={[
            twin.company,
            twin.email,
            twin.profileUrl,
            twin.row !== null ? `row ${twin.row}` : added(twin.createdAt),
          ]}
        />
      </div>
      <Select
        aria-label={`What to do with ${name} in row ${row}`}
        value={decision}
        onChange={({ target: { value } }) => onDecide(importDecisionSchema.parse(value))}
      >
        <Options values={importDecisionSchema.options} label={(one) => decisionLabels[one]} />
      </Select>
    </li>
  );
}

function Who({ name, details }: { name: string; details: (string | null)[] }) {
  return (
    <p className="wrap-anywhere" dir="auto">
      <span className="font-medium">{name}</span>
      <span className="text-muted-foreground">
        {" "}
        {details
          .filter((detail) => detail !== null)
          .map((detail) => detail.replace("https://www.linkedin.com/in/", "/in/"))
          .join(" · ")}
      </span>
    </p>
  );
}

function added(at: string | null): string | null {
  return at && `added ${dateOf(at)}`;
}
