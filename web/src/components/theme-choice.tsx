import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chosenTheme, followSystem, setTheme, type Theme, watchTheme } from "@/lib/theme";
import { Segmented } from "./ui/segmented";

const options = [
  {
    value: "system",
    label: (
      <>
        <Monitor aria-hidden /> System
      </>
    ),
  },
  {
    value: "light",
    label: (
      <>
        <Sun aria-hidden /> Light
      </>
    ),
  },
  {
    value: "dark",
    label: (
      <>
        <Moon aria-hidden /> Dark
      </>
    ),
  },
] as const;

/** Which theme to show; it changes at once and is kept in this browser. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore<Theme | "system">(watchTheme, chosenTheme);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-0.5">
        <p className="text-sm font-medium">Theme</p>
        <p className="text-muted-foreground text-sm">For this browser.</p>
      </div>
      <Segmented
        label="Theme"
        value={chosen}
        onChange={(theme) => (theme === "system" ? followSystem() : setTheme(theme))}
        options={options}
      />
    </div>
  );
}
