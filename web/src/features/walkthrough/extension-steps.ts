import { LATER } from "./walkthrough-parts";

export type ExtensionPictureName = "install" | "network" | "token" | "enter" | "add";

export interface ExtensionStep {
  picture: ExtensionPictureName;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

const INSTALL = { picture: "install", title: "Install the extension" } as const;

/**
 * How the browser extension is set up, in the specification's order. `installUrl` is where to get it; null where it is loaded from the
 * folder that it is built into. `address` is this Tracker's own.
 */
export function extensionSteps(installUrl: string | null, address: string): readonly ExtensionStep[] {
  return [
    installUrl === null
      ? {
          ...INSTALL,
          text: "Ask the person who set up this Tracker for the extension's folder; if that's you, Tracker's README says how to make it. Then open chrome://extensions, turn on Developer mode, click Load unpacked and choose that folder.",
        }
      : {
          ...INSTALL,
          text: "Add Tracker to Chrome. Its button then sits in your browser's toolbar.",
          link: { to: installUrl, label: "Get the extension" },
        },
    {
      picture: "network",
      title: "Open LinkedIn",
      text: "Go to the profile of someone you want to follow.",
      link: { to: "https://www.linkedin.com/", label: "Open LinkedIn" },
    },
    {
      picture: "token",
      title: "Copy your session token",
      text: "You'll find it in Profile › API Access. Keep it secret: anyone who has it can act as you. Or skip this step and click Connect in the next one.",
      link: { to: `/profile?walkthrough=${LATER}#api-access`, label: "Open API Access" },
    },
    {
      picture: "enter",
      title: "Enter it in the extension",
      text: `Click Tracker's button in the toolbar and enter ${address}. Then click Connect, or paste the token: it's exchanged at once for one that only the extension has.`,
    },
    {
      picture: "add",
      title: "Click Add to CRM",
      text: "On any profile, click Add to CRM. The person is in your table right away.",
    },
  ];
}
