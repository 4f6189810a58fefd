export type ExtensionPictureName = "install" | "network" | "token" | "enter" | "add";

export interface ExtensionStep {
  picture: ExtensionPictureName;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** How the browser extension is set up, as the specification orders it. */
export const EXTENSION_STEPS: readonly ExtensionStep[] = [
  {
    picture: "install",
    title: "Install the extension",
    text: "It is not in a store yet. Get its folder from whoever runs your Tracker, open chrome://extensions, switch on Developer mode, press Load unpacked and choose that folder.",
  },
  {
    picture: "network",
    title: "Open LinkedIn",
    text: "Go to the profile of somebody you want to follow. Tracker's button appears in the browser's toolbar.",
    link: { to: "https://www.linkedin.com/", label: "Open LinkedIn" },
  },
  {
    picture: "token",
    title: "Copy your session token",
    text: "It is in your profile, in the section API Access. Treat it like a password: it lets its holder act as you.",
    link: { to: "/profile#api-access", label: "Open API Access" },
  },
  {
    picture: "enter",
    title: "Enter it in the extension",
    text: "Click the extension's button, paste the token and save. The extension keeps it in this browser only.",
  },
  {
    picture: "add",
    title: "Click Add to CRM",
    text: "On any profile, Add to CRM puts the person into your table. Their posts are fetched from then on.",
  },
];
