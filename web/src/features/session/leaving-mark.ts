import { store, stored } from "@/lib/browser-storage";
import type { LeavingMark } from "./session-world";

const KEY = "tracker-left";

/** In local storage, which the tabs share: supabase-js tells them that a session is over, but not why. */
export const leavingMark: LeavingMark = {
  set: () => void store("local", KEY, "yes"),
  isSet: () => stored("local", KEY) !== null,
  clear: () => void store("local", KEY, null),
};
