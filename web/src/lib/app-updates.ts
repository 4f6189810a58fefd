import { createStore } from "./store";
import { whenAtRest } from "./when-at-rest";

const WORKER = "/service-worker.js";
/** After the page has its code and data, so that the copy for the next time costs this one nothing. */
const REGISTER_AFTER_MS = 5_000;
const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1_000;
/** A browser starts a new worker once the old one rests, which may take minutes. Nobody waits longer than this for it. */
const TAKE_OVER_MS = 4_000;

type Container = Pick<ServiceWorkerContainer, "controller" | "register" | "addEventListener">;

const canReachServer = () =>
  fetch(WORKER, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Knows whether a newer version of the app lies ready. `reload` shows it; nothing here does so unasked. */
export function createAppUpdates(container: Container, reload: () => void, canReach = canReachServer) {
  const isReady = createStore(false);
  let waiting: ServiceWorker | null = null;
  let asked = false;
  let registered: ServiceWorkerRegistration | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Without a worker the page comes from the server, which has the new version. */
  const reloadWithoutWorker = async () => {
    if (!(await canReach())) return;
    await registered?.unregister();
    reload();
  };

  const offer = (worker: ServiceWorker | null) => {
    // The very first worker is no update.
    if (worker === null || container.controller === null) return;
    waiting = worker;
    isReady.set(true);
  };

  const follow = (registration: ServiceWorkerRegistration) => {
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") offer(coming);
      });
    });
  };

  return {
    subscribe: isReady.subscribe,
    read: isReady.read,
    dismiss: () => isReady.set(false),
    /** Lets the new version take over, then reloads this page. */
    take() {
      asked = true;
      // Taken already, by another tab: there is nothing to wait for.
      if (waiting === null || waiting.state === "activated") {
        reload();
        return;
      }
      waiting.postMessage("take over");
      patience = setTimeout(() => void reloadWithoutWorker(), TAKE_OVER_MS);
    },
    /** Registers the worker; gives it, for looking for updates. */
    async start(): Promise<ServiceWorkerRegistration> {
      const hadWorker = container.controller !== null;
      container.addEventListener("controllerchange", () => {
        clearTimeout(patience);
        if (asked) reload();
        // Another tab took it: what this page still has to load may be gone.
        else if (hadWorker) isReady.set(true);
      });
      const registration = await container.register(WORKER);
      registered = registration;
      follow(registration);
      return registration;
    },
  };
}

export type AppUpdates = ReturnType<typeof createAppUpdates>;

/** The updates of this page; null where the browser has no service workers (or the page no secure connection). */
export const appUpdates: AppUpdates | null =
  "serviceWorker" in navigator ? createAppUpdates(navigator.serviceWorker, () => window.location.reload()) : null;

/** Keeps a copy of the app for the next time, and looks for a newer one when the person comes back to the page. */
export function keepAppForLater(): void {
  const register = async () => {
    const registration = await appUpdates?.start();
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN_AFTER_MS) return;
      looked = Date.now();
      registration?.update().catch(() => undefined);
    });
  };
  // Without it everything works but the start without a connection.
  whenAtRest(() => void register().catch(() => undefined), REGISTER_AFTER_MS);
}
