import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, watchTheme } from "@/lib/theme";
import { Button } from "./ui/button";

export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <Button
      icon={Icon}
      variant="ghost"
      size="icon"
      aria-label={`Switch to the ${other} theme`}
      title={`Switch to the ${other} theme`}
      onClick={() => chooseTheme(other)}
    />
  );
}
