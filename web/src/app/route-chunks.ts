import type { QueryClient } from "@tanstack/react-query";
import type { Location } from "react-router-dom";
import { openedView, viewToOpen } from "@/features/finding/opened-view";
import { startingView } from "@/features/finding/use-people-view";
import { foundersQuery } from "@/features/founders/founders.queries";
import { personRowQuery } from "@/features/founders/person-row.queries";
import { refreshStatusQuery } from "@/features/refresh/refresh.queries";
import {
  customFieldsQuery,
  firstPreferences,
  tablePreferencesQuery,
} from "@/features/table-preferences/table-preferences.queries";
import { loadChunk } from "@/lib/load-chunk";
import { loadPalette } from "./shell-overlays";

/** The code of each screen, fetched when it is first shown. */
export const routeChunks = {
  landing: () => import("@/routes/landing"),
  legal: () => import("@/routes/legal"),
  auth: () => import("@/routes/auth"),
  authLinks: () => import("@/routes/auth-links"),
  connectExtension: () => import("@/routes/connect-extension"),
  people: () => import("@/routes/people"),
  person: () => import("@/routes/person"),
  tasks: () => import("@/routes/tasks"),
  reachOut: () => import("@/routes/reach-out"),
  digest: () => import("@/routes/digest"),
  profile: () => import("@/routes/profile"),
  testOnboarding: () => import("@/routes/test-onboarding"),
  unsubscribe: () => import("@/routes/unsubscribe"),
  notFound: () => import("@/routes/not-found"),
};

const isPeople = (pathname: string) => pathname === "/" || pathname === "/people";

const isLegal = (pathname: string) => pathname === "/privacy-policy" || pathname === "/terms-of-service";

function codeOf(pathname: string, isSignedIn: boolean): () => Promise<unknown> {
  if (pathname === "/auth") return routeChunks.auth;
  if (pathname === "/connect-extension") return routeChunks.connectExtension;
  if (pathname === "/unsubscribe") return routeChunks.unsubscribe;
  if (isLegal(pathname)) return routeChunks.legal;
  if (!isSignedIn) return routeChunks.landing;
  if (pathname === "/tasks") return routeChunks.tasks;
  if (pathname === "/reach-out") return routeChunks.reachOut;
  if (pathname === "/digest") return routeChunks.digest;
  return isPeople(pathname) ? routeChunks.people : routeChunks.person;
}

/** Fetches the code of the screen at `pathname` while the session is still being restored. A failure is retried later. */
export function fetchCodeEarly(pathname: string, isSignedIn: boolean): void {
  loadChunk(codeOf(pathname, isSignedIn)).catch(() => undefined);
}

/** Asks for the data of the table, a person or the board while its code is still on the way. */
export function fetchDataEarly(client: QueryClient, userId: string, { pathname, search }: Location): void {
  // A failure is kept in the cache, for the screen to show.
  const ignore = () => undefined;
  if (pathname === "/tasks") {
    const asked = import("@/features/tasks/tasks.queries").then(({ tasksQuery }) => client.query(tasksQuery));
    asked.catch(ignore);
  }
  const personId = /^\/people\/([0-9a-f-]{36})$/i.exec(pathname)?.[1];
  if (personId !== undefined) {
    client.query(personRowQuery(personId)).catch(ignore);
    const parts = [
      import("@/features/timeline/timeline.queries"),
      import("@/features/timeline/timeline-filter"),
    ] as const;
    const asked = Promise.all(parts).then(([{ timelineQuery }, { shownByAddress }]) =>
      client.infiniteQuery(timelineQuery(personId, shownByAddress(new URLSearchParams(search)))),
    );
    asked.catch(ignore);
  }
  if (!isPeople(pathname)) return;
  const address = new URLSearchParams(search);
  const preferences = firstPreferences(userId);
  // Who a saved view shows is known once it is here.
  if (viewToOpen(address, preferences, openedView()) === null)
    client.query(foundersQuery(startingView(address, preferences))).catch(ignore);
  client.query(tablePreferencesQuery(userId)).catch(ignore);
  client.query(customFieldsQuery).catch(ignore);
  client.query(refreshStatusQuery).catch(ignore);
}

/** A screen has settled by then, in ms. */
export const REST_AFTER_MS = 2_000;

/** What shows the edits that wait: it is wanted most when nothing can be loaded any more. */
export const loadWaitingEdits = () => import("./waiting-edits-dialog");

const loadQuestions = () => import("@/components/confirm-dialog");

/** Whether the person asked the browser to save data; only some browsers tell. */
function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}

/** Fetches the code of the other signed-in screens once this one has settled; gives how to call it off. */
export function fetchRestLater(): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const load of [loadPalette, loadWaitingEdits, loadQuestions, routeChunks.people, routeChunks.person])
      loadChunk<unknown>(load).catch(() => undefined);
  }, REST_AFTER_MS);
  return () => clearTimeout(timer);
}
