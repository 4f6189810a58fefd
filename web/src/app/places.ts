import { type LucideIcon, UserRound, Users } from "lucide-react";

export interface Place {
  path: string;
  label: string;
  icon: LucideIcon;
  keys: string;
  keywords: string[];
}

/** The screens that the bars lead to, in their order. */
export const places: readonly Place[] = [
  { path: "/people", label: "People", icon: Users, keys: "g p", keywords: ["founders", "network", "table"] },
];

/** In the top bar it carries the person's name, and stands with the other things of their own. */
export const profilePlace: Place = {
  path: "/profile",
  label: "Profile",
  icon: UserRound,
  keys: "g s",
  keywords: ["settings", "account", "api", "token", "export"],
};
