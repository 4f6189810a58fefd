import type { WeeklyUpdate } from "@contract/tasks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate } from "./due";
import { weeklyUpdatesQuery } from "./tasks.queries";
import { BAR_WIDTH, barsOf, FIGURES, topOf, WEEK_WIDTH } from "./weekly-chart";

const HEIGHT = 120;
const LEFT = 26;
const BELOW = 18;

const views = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

const weekName = (week: string) => formatDate(week, { day: "numeric", month: "short" });

/** What the last eight weeks brought, as a chart and as a table. */
export default function WeeklyUpdates() {
  const { data, isError, refetch, isFetching } = useQuery(weeklyUpdatesQuery);
  const [view, setView] = useState<"chart" | "table">("chart");
  if (isError && !data) {
    return <ErrorState title="The weekly figures could not be loaded." query={{ refetch, isFetching }} />;
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">Last 8 weeks</h2>
        <Segmented label="Show as" value={view} onChange={setView} options={views} />
      </div>
      {!data ? <Skeleton className="h-44" /> : view === "chart" ? <Chart weeks={data} /> : <Table weeks={data} />}
    </div>
  );
}

function Chart({ weeks }: { weeks: WeeklyUpdate[] }) {
  const top = topOf(weeks);
  const width = LEFT + weeks.length * WEEK_WIDTH;
  const last = weeks.at(-1);
  const said = last
    ? `This week: ${FIGURES.map(({ key, name }) => `${last[key]} ${name.toLowerCase()}`).join(", ")}. The table has all weeks.`
    : "No figures yet.";
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${width} ${HEIGHT + BELOW + 6}`} role="img" aria-label={said} className="w-full">
        <g transform="translate(0 6)">
          {[0, 0.5, 1].map((part) => (
            <g key={part} transform={`translate(0 ${HEIGHT - part * HEIGHT})`}>
              <line x1={LEFT} x2={width} className="stroke-border" />
              <text x={LEFT - 6} y="3" textAnchor="end" fontSize="10" className="fill-muted-foreground tabular-nums">
                {Math.round(part * top)}
              </text>
            </g>
          ))}
          {barsOf(weeks, HEIGHT).map((bar) => (
            <rect
              key={`${bar.week} ${bar.figure}`}
              x={LEFT + bar.x}
              y={HEIGHT - bar.height}
              width={BAR_WIDTH}
              height={bar.height}
              rx="1.5"
              className={FIGURES.find(({ key }) => key === bar.figure)?.fill}
            />
          ))}
          {weeks.map(({ weekStart }, at) => (
            <text
              key={weekStart}
              x={LEFT + at * WEEK_WIDTH + WEEK_WIDTH / 2}
              y={HEIGHT + 14}
              textAnchor="middle"
              fontSize="10"
              className="fill-muted-foreground"
            >
              {weekName(weekStart)}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {FIGURES.map(({ key, name, swatch }) => (
          <span key={key} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-[2px] ${swatch}`} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Table({ weeks }: { weeks: WeeklyUpdate[] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-muted-foreground text-xs">
          <th scope="col" className="pb-1 text-start font-medium">
            Week of
          </th>
          {FIGURES.map(({ key, name }) => (
            <th key={key} scope="col" className="pb-1 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.weekStart} className="border-t">
            <th scope="row" className="py-1 text-start font-normal">
              {weekName(week.weekStart)}
            </th>
            {FIGURES.map(({ key }) => (
              <td key={key} className="py-1 text-end">
                {week[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
