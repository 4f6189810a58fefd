import { LATER } from "./walkthrough-parts";

export type ExtensionPictureName = "install" | "network" | "token" | "enter" | "add";

export interface ExtensionStep {
  picture: ExtensionPictureName;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** How the browser extension is set up, as the specification orders it; worded so that it is true before there is one. */
export const EXTENSION_STEPS: readonly ExtensionStep[] = [
  {
    picture: "install",
    title: "Install the extension",
    text: "It goes into Chrome once, and stays there as a button in the toolbar. This step says where to get it as soon as there is something to get.",
  },
  {
    picture: "network",
    title: "Open LinkedIn",
    text: "On the profile of somebody you want to follow, Tracker's button in the toolbar is the way to save them.",
    link: { to: "https://www.linkedin.com/", label: "Open LinkedIn" },
  },
  {
    picture: "token",
    title: "Copy your session token",
    text: "It tells the extension who you are, and is in your profile, in the section API Access. Treat it like a password: it lets its holder act as you.",
    link: { to: `/profile?walkthrough=${LATER}#api-access`, label: "Open API Access" },
  },
  {
    picture: "enter",
    title: "Enter it in the extension",
    text: "The token is pasted into the extension and saved once. The extension keeps it in this browser only.",
  },
  {
    picture: "add",
    title: "Click Add to CRM",
    text: "On any profile, Add to CRM puts the person into your table. Their posts are fetched from then on.",
  },
];
