import { LATER } from "./walkthrough-parts";

export type ExtensionPictureName = "install" | "network" | "token" | "enter" | "add";

export interface ExtensionStep {
  picture: ExtensionPictureName;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** How the browser extension is set up, in the specification's order. `installUrl` is where to get it. */
export function extensionSteps(installUrl: string): readonly ExtensionStep[] {
  return [
    {
      picture: "install",
      title: "Install the extension",
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
      text: "You'll find it in Profile › API Access. Keep it secret: anyone who has it can act as you.",
      link: { to: `/profile?walkthrough=${LATER}#api-access`, label: "Open API Access" },
    },
    {
      picture: "enter",
      title: "Enter it in the extension",
      text: "Click Tracker's button in the toolbar, paste the token and save it. It stays in this browser.",
    },
    {
      picture: "add",
      title: "Click Add to CRM",
      text: "On any profile, click Add to CRM. The person is in your table right away.",
    },
  ];
}
