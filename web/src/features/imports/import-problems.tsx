import type { ImportProblem } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { importProblemsQuery } from "./import-review.queries";
import { importMessages, rows } from "./messages";
import { shortened } from "@contract/storable";

interface ImportProblemsProps {
  importId: string;
  isDry: boolean;
}

/** What was refused or left out, grouped by why, with the values. */
export function ImportProblems({ importId, isDry }: ImportProblemsProps) {
  const { data, isError, error, refetch, isFetching } = useQuery(importProblemsQuery(importId, isDry));
  if (isError) {
    return <ErrorState title={importMessages.problemsNotRead} text={error.message} query={{ refetch, isFetching }} />;
  }
  if (!data || data.length === 0) return null;
  const refused = data.filter(({ kind }) => kind === "refused");
  const noted = data.filter(({ kind }) => kind === "noted");
  const leftOut = data.filter(({ kind }) => kind === "invalid" || kind === "own");
  return (
    <section aria-label="Left out" className="grid gap-3">
      {refused.length > 0 && (
        <Group title={`${sum(refused).toLocaleString("en")} can't be imported`} problems={refused} />
      )}
      {noted.length > 0 && <Group title={keptInNotes(sum(noted), isDry)} problems={noted} />}
      {leftOut.length > 0 && (
        <Group
          title={`${cells(sum(leftOut))} left out. ${leftOut.length === 1 && sum(leftOut) === 1 ? "The person is" : "The people are"} imported.`}
          problems={leftOut}
        />
      )}
    </section>
  );
}

const sum = (problems: ImportProblem[]) => problems.reduce((total, { count }) => total + count, 0);
const cells = (count: number) => (count === 1 ? "1 cell is" : `${count.toLocaleString("en")} cells are`);

/** "2 cells don't fit their columns. Nothing is lost: they are kept in notes." */
function keptInNotes(count: number, isDry: boolean): string {
  const fits =
    count === 1 ? "1 cell doesn't fit its column" : `${count.toLocaleString("en")} cells don't fit their columns`;
  const [one, many] = isDry ? ["it will be", "they will be"] : ["it is", "they are"];
  return `${fits}. Nothing is lost: ${count === 1 ? `${one} kept in a note` : `${many} kept in notes`}.`;
}

function Group({ title, problems }: { title: string; problems: ImportProblem[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-base font-medium">{title}</h3>
      <ul
        tabIndex={0}
        aria-label={title}
        className="rounded-card divide-border grid max-h-40 divide-y overflow-y-auto border text-sm"
      >
        {problems.map((problem) => (
          <li
            key={`${problem.kind} ${problem.field} ${problem.reason}`}
            className="flex items-baseline justify-between gap-3 px-3 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {sentence(problem)}
            </span>
            <span className="text-muted-foreground shrink-0 tabular-nums">{rows(problem.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Stage “Foo” is not one of Lead, Contacted." and of several values "Stage is not one of Lead, Contacted: “Foo” (12), “Bar”". */
function sentence({ kind, label, reason, values, distinct, count }: ImportProblem): string {
  const shown = values
    .slice(0, 3)
    .filter(({ value }) => value !== null && value !== "")
    .map(
      ({ value, count: times }) =>
        `“${shortened(value ?? "", 60)}”${times > 1 && times < count ? ` (${times.toLocaleString("en")})` : ""}`,
    );
  const more = distinct - shown.length;
  const named = `${shown.join(", ")}${more > 0 && shown.length > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`;
  if (kind === "refused") return [reason, named].filter(Boolean).join(" ");
  const why = kind === "own" ? "differs from what you have and isn't taken" : (reason ?? "");
  return distinct === 1 ? `${label} ${named} ${why}.` : `${label} ${why}: ${named}`;
}
