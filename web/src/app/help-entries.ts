import { type LucideIcon, Monitor, Puzzle, Smartphone } from "lucide-react";

export type Tour = "screen" | "phone" | "extension";

/** What the help menu offers. `?walkthrough=<tour>` opens that step of the walkthrough alone. */
export const helpEntries: readonly { tour: Tour; label: string; icon: LucideIcon; keywords: string[] }[] = [
  { tour: "screen", label: "Screen Walkthrough", icon: Monitor, keywords: ["tour", "demo", "learn"] },
  { tour: "phone", label: "Phone Walkthrough", icon: Smartphone, keywords: ["text", "sms", "tour"] },
  { tour: "extension", label: "Chrome Extension Setup", icon: Puzzle, keywords: ["browser", "install", "tour"] },
];
