import type { PersonRow } from "@contract/founder-list";
import { useCallback, useState } from "react";
import { LazyMenu } from "@/components/lazy-menu";
import { LazyOverlay } from "@/components/lazy-overlay";
import { useRefreshFounder } from "@/features/refresh/refresh.queries";
import { lazyPart } from "@/lib/load-chunk";
import type { PersonMenuProps } from "./person-menu";
import { PersonMenuTrigger } from "./person-menu-trigger";

const RefreshDialog = lazyPart(() => import("@/features/founders/refresh-dialog"));
const loadMenu = () => import("./person-menu");
const PersonMenu = lazyPart(loadMenu);

/** Asks before a person's posts are fetched; `ask` opens the question, `question` is its element. */
export function useAskToRefresh(person: PersonRow | undefined) {
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useRefreshFounder();
  const confirm = () => {
    if (person) mutate(person);
    setAsked(false);
  };
  const question = (
    <LazyOverlay onFailed={() => setAsked(false)}>
      {isAsked && person && <RefreshDialog founder={person} onClose={() => setAsked(false)} onConfirm={confirm} />}
    </LazyOverlay>
  );
  return { ask: useCallback(() => setAsked(true), []), question };
}

/** What else can be done with a person. */
export function MoreOfPerson(props: PersonMenuProps) {
  return (
    <LazyMenu
      load={loadMenu}
      trigger={(trigger) => <PersonMenuTrigger name={props.person.name} {...trigger} />}
      menu={() => <PersonMenu {...props} />}
    />
  );
}
