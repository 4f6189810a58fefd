import type { Founder } from "@contract/founders";
import { Suspense, useCallback, useState } from "react";
import { AddPersonButton } from "@/features/founders/add-person-button";
import { FoundersPane } from "@/features/founders/founders-pane";
import { JobIndicator } from "@/features/refresh/job-indicator";
import { useRefreshFounder } from "@/features/refresh/refresh.queries";
import { lazyPart } from "@/lib/load-chunk";
import { useTitle } from "@/lib/use-title";

const loadAddPerson = () => import("@/features/founders/add-person-dialog");
const AddPersonDialog = lazyPart(loadAddPerson);
const RefreshDialog = lazyPart(() => import("@/features/founders/refresh-dialog"));

export default function PeopleRoute() {
  useTitle("People");
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Founder | null>(null);
  const { mutate: refresh } = useRefreshFounder();
  const openAdd = useCallback(() => setAdding(true), []);
  const closeAdd = useCallback(() => setAdding(false), []);

  return (
    <>
      <header className="flex h-11 shrink-0 items-center justify-between gap-4 border-b px-4">
        <h1 className="text-base font-semibold">People</h1>
        <JobIndicator />
      </header>
      <FoundersPane onAdd={openAdd} onRefresh={setAsked} />
      <AddPersonButton onClick={openAdd} onIntent={() => void loadAddPerson().catch(() => undefined)} />
      <Suspense fallback={null}>
        {adding && <AddPersonDialog onClose={closeAdd} />}
        {asked && (
          <RefreshDialog
            founder={asked}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              refresh(asked);
              setAsked(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
