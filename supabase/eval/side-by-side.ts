import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import { createOpenAiChat } from "../functions/_shared/assistant/openai/openai-chat.ts";
import { type EvalResult, passEvery } from "./evaluate.ts";

export const NOT_RUN = "not run";

/** The language model that the environment names; null when it names none. A server of one's own may need no key. */
export function modelOf(env: Record<string, string | undefined>): AssistantModel | null {
  const [apiKey, baseUrl] = [env["OPENAI_API_KEY"]?.trim(), env["OPENAI_BASE_URL"]?.trim()];
  if (!apiKey && !baseUrl) return null;
  return createOpenAiChat({
    apiKey: apiKey || "none",
    baseUrl: baseUrl || undefined,
    model: env["OPENAI_MODEL"]?.trim() || undefined,
  });
}

const wrongChanges = ({ passes }: EvalResult) =>
  passes.filter(({ fault }) => fault?.startsWith("changed") && !fault.startsWith("changed []")).length;

/** Two models' results on the same tasks as the lines of a table; a model without results has "not run". */
export function sideBySide(names: [string, string], results: [EvalResult, EvalResult | null]): string[] {
  const [first] = results;
  const groups = [...new Set(first.passes.map(({ task }) => task.group))];
  const cells = (of: (result: EvalResult) => string) => results.map((result) => (result ? of(result) : NOT_RUN));
  const rows = [
    ...groups.map((group) => [
      group,
      ...cells(({ passes, runs }) => {
        const own = passes.filter(({ task }) => task.group === group);
        return `${own.filter(({ passed }) => passed === runs).length} of ${own.length}`;
      }),
    ]),
    [`pass^${first.runs}`, ...cells((result) => passEvery(result).toFixed(3))],
    ["tasks with a wrong change", ...cells((result) => String(wrongChanges(result)))],
    ["rows of others that changed", ...cells(({ othersChanged }) => String(othersChanged.length))],
  ];
  const table = [["", ...names], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
