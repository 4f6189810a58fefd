import { Keyboard, LogOut, MessageSquare, Moon, Search, Sun, UserPlus } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { type Command, useCommands } from "@/lib/commands";
import { chooseTheme, currentTheme, watchTheme } from "@/lib/theme";
import type { FrameActions } from "./frame-actions";
import { helpEntries } from "./help-entries";
import { places, profilePlace } from "./places";

/** What can be done on every signed-in screen. Screens add their own with `useCommands`. */
export function useFrameCommands(actions: FrameActions): void {
  const navigate = useNavigate();
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const commands = useMemo<Command[]>(() => {
    const other = theme === "dark" ? "light" : "dark";
    return [
      ...[...places, profilePlace].map(({ path, label, icon, keys, keywords }) => ({
        id: `go ${path}`,
        label,
        section: "Go to" as const,
        icon,
        keys,
        keywords,
        run: () => void navigate(path),
      })),
      {
        id: "palette",
        label: "Search and commands",
        section: "Actions",
        icon: Search,
        keys: "mod+k",
        unlisted: true,
        run: actions.openPalette,
      },
      {
        id: "add person",
        label: "Add New Person",
        section: "Actions",
        icon: UserPlus,
        keys: "n",
        keywords: ["founder", "follow", "create"],
        run: () => void navigate("/people?add=person"),
      },
      {
        id: "feedback",
        label: "Send feedback",
        section: "Actions",
        icon: MessageSquare,
        keywords: ["bug", "feature", "wish", "report"],
        run: actions.openFeedback,
      },
      {
        id: "theme",
        label: `Switch to the ${other} theme`,
        section: "Actions",
        icon: other === "dark" ? Moon : Sun,
        keywords: ["dark", "light", "mode", "colours", "appearance"],
        run: () => chooseTheme(other),
      },
      {
        id: "leave",
        label: "Sign out",
        section: "Actions",
        icon: LogOut,
        keywords: ["log", "logout", "leave"],
        run: actions.leave,
      },
      ...helpEntries.map(({ tour, label, icon, keywords }) => ({
        id: `tour ${tour}`,
        label,
        section: "Help" as const,
        icon,
        keywords,
        run: () => actions.startTour(tour),
      })),
      {
        id: "shortcuts",
        label: "Keyboard shortcuts",
        section: "Help",
        icon: Keyboard,
        keys: "?",
        keywords: ["keys"],
        run: actions.openShortcuts,
      },
    ];
  }, [actions, navigate, theme]);
  useCommands(commands);
}
