import type { ChangeLine, HistoryBatch } from "@contract/history";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { batchQuery, wholeChangeQuery } from "./history.queries";
import { groupLines, isCut, labelOf, type LineGroup, recordOf, sentenceOf, valueInWords } from "./history-words";

/** How many lines are shown before "Show more". */
export const SHORT = 4;
const MOST = 200;

interface LinesProps {
  batch: HistoryBatch;
  /** The history is of this person alone. */
  founderId?: string | undefined;
}

/** The lines of a batch: the first of them, and when asked for the rest. */
export function HistoryLines({ batch, founderId }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  const all = useQuery({ ...batchQuery(batch.id, founderId), enabled: isOpen });
  const lines = (isOpen && all.data?.lines) || batch.lines;
  const groups = groupLines(lines);
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const shown = isOpen ? groups : firstOf(groups, SHORT);
  if (count === 0) return null;
  return (
    <>
      <div className="grid gap-2">
        {shown.map((group) => (
          <Group key={group.founderId} group={group} isNamed={founderId === undefined} />
        ))}
      </div>
      {(isOpen || count > SHORT) && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-2.5 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen && all.isFetching && !all.data && <Spinner className="size-3.5" />}
          {isOpen ? "Show less" : "Show more"}
        </Button>
      )}
      {isOpen && all.isError && (
        <p role="alert" className="text-bad-foreground text-sm">
          The rest couldn't load. Close it and try again.
        </p>
      )}
      {isOpen && all.data && all.data.lines.length >= MOST && (
        <p className="text-muted-foreground text-sm">Only the first {MOST} changes are listed here.</p>
      )}
    </>
  );
}

function firstOf(groups: readonly LineGroup[], most: number): LineGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const lines = group.lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

function Group({ group: { founderId, name, isGone, lines }, isNamed }: { group: LineGroup; isNamed: boolean }) {
  const whole = lines.find(({ noun, kind }) => noun === "founders" && (kind === "added" || kind === "deleted"));
  const others = lines.filter((line) => line !== whole);
  const isShown = isNamed && name !== null;
  return (
    <div className="grid gap-0.5 text-sm">
      {isShown && (
        <p className="flex min-w-0 gap-1.5">
          <bdi className="truncate font-medium">
            {isGone || founderId === null ? (
              name
            ) : (
              <Link to={`/people/${founderId}`} className="rounded-control hover:underline">
                {name}
              </Link>
            )}
          </bdi>
          {whole && <span className="text-muted-foreground">{whole.kind}</span>}
        </p>
      )}
      {(isShown ? others : lines).map((line, at, all) => (
        <Fragment key={`${String(line.id)}:${line.field ?? ""}`}>
          <RecordName line={line} before={all[at - 1]} />
          <Line line={line} />
        </Fragment>
      ))}
    </div>
  );
}

/** Which task or column a line is about, over the first of its lines. */
function RecordName({ line, before }: { line: ChangeLine; before: ChangeLine | undefined }) {
  const name = recordOf(line);
  const isSaid = before?.record === line.record && recordOf(before) === name;
  return name === null || isSaid ? null : (
    <p dir="auto" className="line-clamp-2 text-left wrap-anywhere">
      {name}
    </p>
  );
}

function Line({ line }: { line: ChangeLine }) {
  const [isWhole, setWhole] = useState(false);
  const isStored = isCut(line.was) || isCut(line.became);
  const canBeWhole = isStored || isTall(line.was) || isTall(line.became);
  const whole = useQuery({ ...wholeChangeQuery(line), enabled: isWhole && isStored });
  const values = (isWhole && whole.data) || line;
  const sentence = sentenceOf({ ...line, became: values.became });
  return (
    <div className="min-w-0">
      {sentence === null ? (
        <Values line={line} was={values.was} became={values.became} isWhole={isWhole} />
      ) : (
        <p dir="auto" className="text-muted-foreground wrap-anywhere whitespace-pre-line">
          {sentence}
        </p>
      )}
      {canBeWhole && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-2.5"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole && whole.isFetching && <Spinner className="size-3.5" />}
          {isWhole ? "Show less" : "Show whole text"}
        </Button>
      )}
      {isWhole && whole.isError && (
        <p role="alert" className="text-bad-foreground">
          The whole text isn't kept any more, or couldn't load.
        </p>
      )}
    </div>
  );
}

// More than the three lines that are shown of it.
const isTall = (value: unknown) => typeof value === "string" && (value.length > 110 || value.split("\n").length > 3);

/** From this length on, the old and the new value are below each other, with only the first lines of each. */
const LONG = 40;

interface ValuesProps {
  line: ChangeLine;
  was: unknown;
  became: unknown;
  isWhole: boolean;
}

function Values({ line, was, became, isWhole }: ValuesProps) {
  const [before, after] = [valueInWords(line, was), valueInWords(line, became)];
  const isLong = (before?.length ?? 0) + (after?.length ?? 0) > LONG;
  const part = cn("wrap-anywhere whitespace-pre-line", isLong && !isWhole && "line-clamp-3");
  const old = (
    <del dir="auto" className={cn("text-muted-foreground", before === null && "no-underline")}>
      {before ?? "empty"}
    </del>
  );
  const isApart = isLong && before !== null;
  return (
    <dl
      className={
        isLong ? "grid gap-0.5" : "grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
      }
    >
      <dt dir="auto" className="text-muted-foreground line-clamp-3 text-left wrap-anywhere">
        {labelOf(line)}
      </dt>
      <dd className="grid min-w-0 gap-1">
        {isApart && <p className={part}>{old}</p>}
        <p className={part}>
          {!isApart && old}
          <span aria-hidden className="text-muted-foreground">
            {isApart ? "→ " : " → "}
          </span>
          <span className="sr-only"> became </span>
          <ins dir="auto" className={cn("no-underline", after === null && "text-muted-foreground")}>
            {after ?? "empty"}
          </ins>
        </p>
      </dd>
    </dl>
  );
}
