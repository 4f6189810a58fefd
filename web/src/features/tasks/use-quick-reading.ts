import { useEffect, useState } from "react";
import { loadChunk } from "@/lib/load-chunk";
import { useNow } from "@/lib/use-now";
import type { NamedFounder } from "./name-links";
import { emptyFields, type TaskFields, withField } from "./task-fields";
import { useFounderLookup, useFounderNamed } from "./tasks.queries";
import type { understandTask, Understanding } from "./understand-task";
import type { TaskRules } from "./use-task-rules";

type Understand = typeof understandTask;

/** What the person set by hand, and what they did not mean. */
interface Corrections {
  given: Partial<TaskFields>;
  except: ReadonlySet<Understanding>;
}
const none: Corrections = { given: {}, except: new Set() };

export interface Reading {
  fields: TaskFields;
  /** Those of one first name, when the line does not say which of them. */
  people: NamedFounder[];
}

const loadUnderstanding = () => loadChunk(() => import("./understand-task")).then((chunk) => chunk.understandTask);

/** Fetches what reads dates once someone begins to type. */
function useUnderstanding(isWanted: boolean): Understand | null {
  const [understand, setUnderstand] = useState<Understand | null>(null);
  useEffect(() => {
    if (!isWanted || understand) return;
    // Without it the line is the title, and the chips can be set by hand.
    loadUnderstanding().then(
      (loaded) => setUnderstand(() => loaded),
      () => undefined,
    );
  }, [isWanted, understand]);
  return understand;
}

/** What a line asks for, and how to set it right. */
export function useQuickReading(line: string, { timeZone, today }: TaskRules) {
  const [{ given, except }, setCorrections] = useState(none);
  const founders = useFounderLookup();
  const now = useNow();
  const understand = useUnderstanding(line !== "");
  const founderNamed = useFounderNamed();
  const readWith = (understood: Understand | null): Reading => {
    const said = understood?.(line, { now, timeZone, founders, except });
    if (!said) return { fields: withField({ ...emptyFields, title: line.trim() }, given, today), people: [] };
    const fields = {
      ...emptyFields,
      title: said.title,
      dueDate: said.dueDate ?? "",
      recurrence: said.recurrence ?? ("" as const),
      founder: said.founderId === null ? null : founderNamed(said.founderId),
    };
    return { fields: withField(fields, given, today), people: given.founder === undefined ? said.people : [] };
  };
  return {
    ...readWith(understand),
    set: (more: Partial<TaskFields>) => setCorrections({ given: { ...given, ...more }, except }),
    drop: (what: Understanding, empty: Partial<TaskFields>) =>
      setCorrections({ given: { ...given, ...empty }, except: new Set([...except, what]) }),
    forget: () => setCorrections(none),
    /** Fetches the code that reads dates, so that the first word is understood at once. */
    prepare: () => void loadUnderstanding().catch(() => undefined),
    /** The line as it is understood, also when Enter was faster than the code that reads it. */
    readNow: async () => readWith(understand ?? (await loadUnderstanding().catch(() => null))),
  };
}
