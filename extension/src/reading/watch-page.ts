import type { ProfileReading } from "@contract/page-reading.ts";
import { readAddress } from "./page-address.ts";
import { readProfile } from "./read-profile.ts";

/** A page the user has come to. */
export interface SeenPage {
  address: string;
  /** What is known so far: first what the address alone says, then what the page shows. */
  reading: ProfileReading;
  /** The page shows one name under this address, and goes on doing so. False at first, and for good where nothing settles in time. */
  isSettled: boolean;
}

/** Two looks so far apart must say the same. */
const LOOK_EVERY_MS = 300;
const SETTLES_WITHIN_MS = 9_000;

/** The part of the Navigation API that is needed, which not every browser has. */
interface Navigation {
  addEventListener(type: "currententrychange", listener: () => void): void;
  removeEventListener(type: "currententrychange", listener: () => void): void;
}

/**
 * Calls back for each page the user comes to, also by steps within the network that load nothing: once as soon as the address is known,
 * and for a person's page again when it has settled, or has not in time. Changes nothing on the page, and does nothing on pages
 * of nobody but compare their address. Returns how to stop it.
 */
export function watchPage(window: Window, onPage: (page: SeenPage) => void): () => void {
  const { document, location } = window;
  let watched = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (address: string, nameBefore: string | undefined, looks: number) => {
    if (isElsewhere()) return;
    const reading = readProfile(document, address);
    const name = reading.fields.name?.value;
    const isSettled = name !== undefined && name === nameBefore;
    if (isSettled || looks * LOOK_EVERY_MS >= SETTLES_WITHIN_MS) onPage({ address, reading, isSettled });
    else timer = setTimeout(() => look(address, name, looks + 1), LOOK_EVERY_MS);
  };

  const keyOf = (address: string) => {
    const { kind, profileUrl } = readAddress(address);
    return `${kind} ${profileUrl ?? address.replace(/[?#][^]*$/, "")}`;
  };

  /** Whether the address has changed since the look was planned; then a new one is. */
  const isElsewhere = (): boolean => {
    const key = keyOf(location.href);
    if (key === watched) return false;
    watched = key;
    clearTimeout(timer);
    const { kind, profileUrl } = readAddress(location.href);
    onPage({ address: location.href, reading: { kind, profileUrl, fields: {}, notRead: [] }, isSettled: false });
    // A task of its own: the page is not read in the middle of its own work.
    if (profileUrl !== null) timer = setTimeout(look, 0, location.href, undefined, 0);
    return true;
  };

  const stopListening = onStep(window, () => void isElsewhere());
  isElsewhere();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

/** Calls back after each step within the page: by the Navigation API, else by the title, which changes with every step. */
function onStep(window: Window, callback: () => void): () => void {
  const navigation = (window as { navigation?: Navigation }).navigation;
  if (navigation) {
    navigation.addEventListener("currententrychange", callback);
    return () => navigation.removeEventListener("currententrychange", callback);
  }
  const observer = new MutationObserver(callback);
  observer.observe(window.document.head, { childList: true, subtree: true, characterData: true });
  window.addEventListener("popstate", callback);
  return () => {
    observer.disconnect();
    window.removeEventListener("popstate", callback);
  };
}
