import { type LucideIcon, Users } from "lucide-react";

export interface Place {
  path: string;
  label: string;
  icon: LucideIcon;
  keys: string;
  keywords: string[];
}

/** The screens that both bars lead to, in their order. */
export const places: readonly Place[] = [
  { path: "/people", label: "People", icon: Users, keys: "g p", keywords: ["founders", "network", "table"] },
];
