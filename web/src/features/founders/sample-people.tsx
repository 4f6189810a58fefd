import { Plus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { SAMPLES } from "./samples-kept";
import { useSamplePeople } from "./use-sample-people";

interface SamplesProps {
  samples: ReturnType<typeof useSamplePeople>;
}

export function AddAllSamples({ samples: { people, isAdding, add } }: SamplesProps) {
  return (
    <Button size="sm" aria-disabled={isAdding || people.length === 0} onClick={() => people.length > 0 && add(people)}>
      Add all
    </Button>
  );
}

/** Sample people to begin with, on the empty page. */
export function SampleList({ samples: { people, isPending, isError, isAdding, add, retry } }: SamplesProps) {
  if (isError) {
    return (
      <div className="grid content-start justify-items-start gap-2">
        <p className="text-muted-foreground text-base">Sample people couldn't load.</p>
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <ul className="divide-y">
      {isPending && Array.from({ length: SAMPLES }, (_, at) => <SkeletonPerson key={at} />)}
      {people.map((person) => (
        <li key={person.profileUrl} className="flex min-h-12 items-center gap-3 py-1">
          <div className="min-w-0 flex-1">
            <p className="truncate text-base font-medium">
              <bdi>{person.name}</bdi>
            </p>
            <p className="text-muted-foreground truncate text-sm">
              <bdi>{person.roleTitle}</bdi>, <bdi>{person.company}</bdi>
            </p>
          </div>
          <Button size="sm" aria-label={`Add ${person.name}`} aria-disabled={isAdding} onClick={() => add([person])}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}

function SkeletonPerson() {
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-2.5 w-44" />
      </div>
    </li>
  );
}

/** The sample people that are left, over the table that already has some of them. */
export default function SampleStrip() {
  const samples = useSamplePeople({ isFirst: false });
  const { people, isAdding, add, dismiss } = samples;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNext(list, people.length);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="samples" className="bg-muted flex shrink-0 items-center gap-2 border-b py-1.5 ps-4 pe-2">
      <h2 id="samples" className="shrink-0 text-sm font-medium max-md:sr-only">
        Sample people
      </h2>
      <ul ref={list} className="flex min-w-0 flex-1 [scrollbar-width:thin] gap-1.5 overflow-x-auto p-0.5">
        {people.map((person) => (
          <li key={person.profileUrl} className="shrink-0">
            <Button
              size="sm"
              className="gap-1.5"
              aria-label={`Add ${person.name}`}
              aria-disabled={isAdding}
              onClick={() => add([person])}
            >
              <Plus aria-hidden className="size-3.5" />
              <bdi>{person.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <AddAllSamples samples={samples} />
      <Button icon={X} size="icon" variant="ghost" aria-label="Dismiss sample people" onClick={dismiss} />
    </section>
  );
}

const hasNoFocus = () => document.activeElement === document.body;

/** A button that adds someone goes away with them: the focus moves on to the next one, and at the end to the table. */
function useFocusOnNext(list: { current: HTMLElement | null }, count: number) {
  useEffect(() => {
    if (hasNoFocus()) list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [list, count]);
  useEffect(
    () => () => {
      if (hasNoFocus()) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
}
