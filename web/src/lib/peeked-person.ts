import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/store";

const shown = createStore<string | null>(null);

/** The person who the panel beside the screen shows; null while it is closed. */
export const usePeekedId = (): string | null => useSyncExternalStore(shown.subscribe, shown.read);

/** Opens the panel on a person, or closes it. */
export const showPeek = (personId: string | null): void => shown.set(personId);

/** The same, but closes the panel when it shows this person already. */
export const togglePeek = (personId: string): void => shown.set(shown.read() === personId ? null : personId);
