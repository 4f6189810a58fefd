import { Clock, Handshake, type LucideIcon, SquareCheckBig, UserRound, Users } from "lucide-react";

export interface Place {
  path: string;
  label: string;
  icon: LucideIcon;
  keys: string;
  keywords: string[];
}

export const TASKS_PATH = "/tasks";

/** The screens that the bars lead to, in their order. */
export const places: readonly Place[] = [
  { path: "/people", label: "People", icon: Users, keys: "g p", keywords: ["founders", "network", "table"] },
  { path: TASKS_PATH, label: "Tasks", icon: SquareCheckBig, keys: "g t", keywords: ["board", "calendar", "due"] },
  {
    path: "/reach-out",
    label: "Reach out",
    icon: Handshake,
    keys: "g r",
    keywords: ["today", "outreach", "opportunities", "contacted", "email", "snooze"],
  },
];

/** The page that digests by text and mail link to. */
export const digestPlace: Place = {
  path: "/digest",
  label: "Morning digest",
  icon: Clock,
  keys: "g d",
  keywords: ["today", "news", "posted", "due", "summary"],
};

/** In the top bar it has the user's name, next to their other settings. */
export const profilePlace: Place = {
  path: "/profile",
  label: "Profile",
  icon: UserRound,
  keys: "g s",
  keywords: ["settings", "account", "api", "token"],
};
