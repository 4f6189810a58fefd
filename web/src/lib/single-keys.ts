import { useSyncExternalStore } from "react";
import { store, stored } from "./browser-storage";
import { createStore } from "./store";

const STORAGE_KEY = "tracker-single-keys";
const { read, set, subscribe } = createStore(stored("local", STORAGE_KEY) !== "off");

/**
 * Whether shortcuts of plain letters work in this browser. Who dictates text sets them off by accident, so they can be
 * switched off (WCAG 2.1.4).
 */
export const singleKeys = {
  read,
  choose(next: boolean) {
    store("local", STORAGE_KEY, next ? null : "off");
    set(next);
  },
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, read);
