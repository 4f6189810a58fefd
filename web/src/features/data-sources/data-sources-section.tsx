import {
  DAILY_CEILING,
  DATA_SOURCE_NAMES,
  type DataSource,
  type DataSourceKind,
  dataSourceKindSchema,
  type SourceRun,
  usedSource,
} from "@contract/data-sources";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CopyButton } from "@/components/copy-button";
import { ErrorState } from "@/components/error-state";
import { Field } from "@/components/field";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Section } from "@/components/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { confirm } from "@/lib/confirm";
import { lazyPart } from "@/lib/load-chunk";
import { reasonOr } from "@/lib/reason-or";
import { timelineDate } from "@/lib/relative-time";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import {
  dataSourcesQuery,
  sourceRunsQuery,
  useChooseSource,
  useCostSentence,
  useDisconnectSource,
  useHookAddress,
  useRetrySource,
  useSourceTest,
  useUpdateSource,
} from "./data-sources.queries";
import { runLine, SOURCE_TEXTS, sourceStatus, testLine, whichIsAsked } from "./source-words";

const ConnectSourceDialog = lazyPart(() => import("./connect-source-dialog"));

const notDone = (error: unknown) => toast.bad(reasonOr("That didn't work. Please try again.", error));

/** The user's accounts at vendors who read LinkedIn: connect, test, limit, pause and disconnect them, and see what they did. */
export function DataSourcesSection() {
  const { data: sources, error, refetch, isFetching } = useQuery(dataSourcesQuery);
  const { data: runs = [] } = useQuery(sourceRunsQuery);
  const used = usedSource(sources ?? [])?.source;
  const [connecting, setConnecting] = useState<DataSourceKind | null>(null);
  return (
    <Section
      id="data-sources"
      title="Data sources"
      lead="Where the LinkedIn posts of the people you follow come from. Connect an account of your own to follow anyone. Blogs, newsletters and other feeds need none: add them on a person's page, under Follows."
    >
      {sources ? (
        <ul aria-label="Data sources" className="rounded-card divide-y border">
          {dataSourceKindSchema.options.map((kind) => {
            const source = sources.find((one) => one.source === kind);
            return source ? (
              <ConnectedSource
                key={kind}
                source={source}
                runs={runs.filter((run) => run.source === kind)}
                used={sources.length > 1 ? used : undefined}
                onReconnect={() => setConnecting(kind)}
              />
            ) : (
              <li key={kind} className="flex items-center justify-between gap-4 px-4 py-3">
                <div className="grid min-w-0 gap-0.5">
                  <h3 className="text-base font-medium">{DATA_SOURCE_NAMES[kind]}</h3>
                  <p className="text-muted-foreground text-sm">{SOURCE_TEXTS[kind].about}</p>
                </div>
                <Button size="sm" aria-label={`Connect ${DATA_SOURCE_NAMES[kind]}`} onClick={() => setConnecting(kind)}>
                  Connect
                </Button>
              </li>
            );
          })}
        </ul>
      ) : error ? (
        <ErrorState title="Your data sources couldn't be loaded" query={{ refetch, isFetching }} />
      ) : (
        <Skeleton className="h-28" />
      )}
      <LazyOverlay onFailed={() => setConnecting(null)}>
        {connecting && (
          <ConnectSourceDialog
            source={connecting}
            isConnected={sources?.some(({ source }) => source === connecting) ?? false}
            onClose={() => setConnecting(null)}
          />
        )}
      </LazyOverlay>
    </Section>
  );
}

interface ConnectedSourceProps {
  source: DataSource;
  runs: SourceRun[];
  /** Which of several is asked; without, there is only this one. */
  used: DataSourceKind | undefined;
  onReconnect: () => void;
}

function ConnectedSource({ source, runs, used, onReconnect }: ConnectedSourceProps) {
  const now = useNow();
  const name = DATA_SOURCE_NAMES[source.source];
  const { mutate: update } = useUpdateSource();
  const { mutate: choose } = useChooseSource();
  const { mutate: retry } = useRetrySource();
  const { mutate: disconnect } = useDisconnectSource();
  const { start, job } = useSourceTest();
  const status = sourceStatus(source, runs[0], now);
  const askToDisconnect = async () => {
    const body = "Its key is deleted. Posts that are here already stay.";
    const isSure = await confirm({ title: `Disconnect ${name}?`, body, action: "Disconnect", danger: true });
    if (isSure) disconnect(source.source, { onError: notDone });
  };
  return (
    <li aria-label={name} className="grid gap-3 px-4 py-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-medium">{name}</span>
          <Badge tone={status.tone}>{status.text}</Badge>
        </p>
        {used && <p className="text-muted-foreground text-sm">{whichIsAsked(source.source, used)}</p>}
        {source.problemReason && <p className="text-muted-foreground text-sm">{source.problemReason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {source.problem && (
          <Button size="sm" variant="primary" onClick={() => retry(source.source, { onError: notDone })}>
            Try again
          </Button>
        )}
        {used && used !== source.source && !source.isPaused && (
          <Button size="sm" onClick={() => choose(source.source, { onError: notDone })}>
            Use {name} instead
          </Button>
        )}
        <Button size="sm" disabled={start.isPending} onClick={() => start.mutate(undefined, { onError: notDone })}>
          Test with one person
        </Button>
        <Button
          size="sm"
          onClick={() => update({ source: source.source, isPaused: !source.isPaused }, { onError: notDone })}
        >
          {source.isPaused ? "Resume" : "Pause"}
        </Button>
        <Button size="sm" onClick={onReconnect}>
          Change key
        </Button>
        <Button size="sm" onClick={() => void askToDisconnect()}>
          Disconnect
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {start.data && testLine(start.data.person.name, job, status)}
        {start.data === null && "Add a person first, then test with them."}
      </p>
      <Ceiling key={source.dailyCeiling} source={source} />
      {source.source === "phantombuster" && <HookAddress />}
      <RunList runs={runs} now={now} />
    </li>
  );
}

/** Where PhantomBuster may tell at once that a run is over, to be copied: it has no call that sets it. */
function HookAddress() {
  const [isOpen, setIsOpen] = useState(false);
  const address = useHookAddress("phantombuster", isOpen);
  return (
    <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="text-muted-foreground rounded-control w-fit cursor-pointer">Get results sooner</summary>
      <p className="text-muted-foreground py-2">
        Tracker asks PhantomBuster every few minutes whether a run is over. Enter this address there, in your Phantom's
        notification settings, as its webhook, and PhantomBuster says so at once. The address holds a secret: show it to
        nobody.
      </p>
      {address && (
        <span className="flex max-w-lg items-center gap-2">
          <Input readOnly aria-label="Webhook address" value={address} onFocus={(event) => event.target.select()} />
          <CopyButton text={address} />
        </span>
      )}
    </details>
  );
}

/** How many people may be looked up in a day. */
function Ceiling({ source: { source, dailyCeiling } }: { source: DataSource }) {
  const { mutate, isPending } = useUpdateSource();
  const [text, setText] = useState(String(dailyCeiling));
  const ceiling = Number(text);
  const isFit = /^\d+$/.test(text) && ceiling >= DAILY_CEILING.from && ceiling <= DAILY_CEILING.to;
  const cost = useCostSentence(isFit ? ceiling : dailyCeiling, source === "apify");
  const save = () => {
    if (isFit && ceiling !== dailyCeiling && !isPending)
      mutate({ source, dailyCeiling: ceiling }, { onError: notDone });
  };
  return (
    <form
      noValidate
      className="max-w-xs"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label="People a day at most"
        inputMode="numeric"
        value={text}
        hint={
          source === "apify"
            ? (cost ?? "")
            : "About 80 is usual. The more people an account looks up, the likelier LinkedIn restricts it."
        }
        error={isFit ? undefined : `Enter a number from ${DAILY_CEILING.from} to ${DAILY_CEILING.to}.`}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
      />
    </form>
  );
}

function RunList({ runs, now }: { runs: SourceRun[]; now: Date }) {
  if (runs.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="text-sm font-medium">Last runs</h4>
      <ul aria-label="Last runs" className="text-muted-foreground grid gap-0.5 text-sm tabular-nums">
        {runs.map((run) => (
          <li key={run.id}>
            {timelineDate(run.submittedAt, now)} · {runLine(run)}
          </li>
        ))}
      </ul>
    </div>
  );
}
