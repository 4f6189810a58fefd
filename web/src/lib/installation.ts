import { operatorFrom } from "./operator";

/**
 * What this installation can do. Every screen that would promise one of these asks here first, so a promise appears by itself
 * once the thing is set up.
 */
export interface Installation {
  /** Whether posts of real LinkedIn profiles are fetched. False: only the demonstration network has posts. */
  fetchesRealPosts: boolean;
  /** The number that answers text messages; null when texting is not set up. */
  phone: string | null;
  /** The number of the phone simulator, whose texts stay on this machine; null without one. */
  simulatedPhone: string | null;
  /** Where the browser extension is installed from; null where it is loaded from the folder that it is built into. */
  extensionUrl: string | null;
  /** Whether texting works, through a number or the simulator. */
  takesTexts: boolean;
}

const DEMONSTRATION = "sample";

/** Returns what the build's settings make possible; an empty setting counts as none. */
export function installationFrom(settings: Readonly<Record<string, string | undefined>>): Installation {
  const source = settings["VITE_POST_SOURCE"]?.trim().toLowerCase() || DEMONSTRATION;
  const phone = operatorFrom(settings).phone;
  const simulatedPhone = settings["VITE_SIMULATED_PHONE"]?.trim() || null;
  const extensionUrl = settings["VITE_EXTENSION_URL"]?.trim() ?? "";
  return {
    fetchesRealPosts: source !== DEMONSTRATION,
    phone,
    simulatedPhone,
    extensionUrl: /^https:\/\/\S+$/.test(extensionUrl) ? extensionUrl : null,
    takesTexts: (phone ?? simulatedPhone) !== null,
  };
}

/** What the installation that this build is for can do. */
export const installation = installationFrom(import.meta.env);
