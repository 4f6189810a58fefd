import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NOT_ROUTES } from "./not-routes.ts";
import type { PrecacheEntry } from "./precache-list.ts";

/** Put in by the build. */
declare const __PRECACHE__: PrecacheEntry[];
/** Of the worker's own scope, which the DOM's types do not know. */
declare function skipWaiting(): Promise<void>;

// What is not in this list is not the worker's business: answers of the API and of Auth go to the network and are kept nowhere.
precacheAndRoute(__PRECACHE__, { cleanURLs: false });
cleanupOutdatedCaches();

// A route of the app gets the app.
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: NOT_ROUTES }));

// A new version waits until the person asks for it: it must not pull files away from under a page in use.
addEventListener("message", (event: MessageEvent) => {
  if (event.data === "take over") void skipWaiting();
});
