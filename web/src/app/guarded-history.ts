import type { NavigationType, Navigator, To } from "react-router-dom";

/** The part of the router's own history that the guard wraps. */
export interface RouterHistory extends Navigator {
  readonly action: NavigationType;
  readonly location: { pathname: string };
}

export interface Guard {
  isDirty(): boolean;
  /** Whether to leave all the same. */
  ask(): Promise<boolean>;
}

const pathOf = (to: To, current: string) =>
  typeof to === "string" ? new URL(to, `http://own.invalid${current}`).pathname : (to.pathname ?? current);

/** The history with a question before a dirty screen is left for another; the same screen's query may change freely. */
export function guardHistory<History extends RouterHistory>(history: History, { isDirty, ask }: Guard): History {
  const unlessHeld = (to: To, go: () => void) => {
    const { pathname } = history.location;
    if (!isDirty() || pathOf(to, pathname) === pathname) go();
    else void ask().then((yes) => yes && go());
  };
  return Object.assign(Object.create(history) as History, {
    push: (to: To, state?: unknown) => unlessHeld(to, () => history.push(to, state)),
    replace: (to: To, state?: unknown) => unlessHeld(to, () => history.replace(to, state)),
  });
}

// The router numbers its entries: https://github.com/remix-run/react-router, lib/router/history.ts
const indexOf = (state: unknown) =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;

/** The part of the window that is gone back and forth in. */
export interface Traversed {
  readonly history: { readonly state: unknown; go(steps: number): void };
  readonly location: { readonly pathname: string };
  addEventListener(type: "popstate", listener: (event: Event) => void): void;
}

/**
 * Asks before Back and Forward too. The browser has gone already when it tells, so it is sent back, and on again if the answer
 * is yes. To be called before the router listens itself.
 */
export function guardTraversal(target: Traversed, { isDirty, ask }: Guard) {
  let here = { index: indexOf(target.history.state), path: target.location.pathname };
  /** Moves of our own, which nobody is asked about; those that only restore are not even told to the router. */
  const ours: ("restore" | "go on")[] = [];
  const arrive = () => {
    here = { index: indexOf(target.history.state), path: target.location.pathname };
  };
  target.addEventListener("popstate", (event) => {
    const own = ours.shift();
    if (own === "restore") event.stopImmediatePropagation();
    // Pushes since then went unseen: only a clean screen was left by them, or one that someone was asked about.
    if (own !== undefined || !isDirty() || target.location.pathname === here.path) {
      arrive();
      return;
    }
    event.stopImmediatePropagation();
    const steps = indexOf(target.history.state) - here.index;
    ours.push("restore");
    target.history.go(-steps);
    void ask().then((yes) => {
      if (!yes) return;
      ours.push("go on");
      target.history.go(steps);
    });
  });
  return arrive;
}
