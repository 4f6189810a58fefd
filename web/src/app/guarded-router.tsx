import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { confirm } from "@/lib/confirm";
import { isTaken } from "@/lib/key-reader";
import { typedAhead } from "@/lib/typed-ahead";
import { unsavedStore } from "@/lib/use-unsaved-guard";
import { guardHistory, guardTraversal } from "./guarded-history";

const guard = {
  isDirty: unsavedStore.read,
  ask: () =>
    confirm({
      title: "Leave without saving?",
      body: "Your changes here haven't been saved.",
      action: "Leave",
      danger: true,
    }),
};

const arrive = guardTraversal(window, guard);
const history = guardHistory(createBrowserHistory({ window, v5Compat: true }), guard);

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (unsavedStore.read()) event.preventDefault();
};

/** BrowserRouter with a question before a screen with unsaved changes is left; the browser asks where another site is next. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    shown.current = location.pathname;
  }, [location]);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        // A dialog that the address opened stays until its screen is drawn again: what is typed meanwhile is for afterwards.
        if (location.pathname !== shown.current || isTaken(document.activeElement)) typedAhead.waitForScreen();
        startTransition(() => setPlace({ action, location }));
      }),
    [],
  );
  useEffect(arrive, [location]);
  useEffect(() => {
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
