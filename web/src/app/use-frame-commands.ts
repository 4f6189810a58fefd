import { useQueryClient } from "@tanstack/react-query";
import {
  AtSign,
  Download,
  History,
  Keyboard,
  ListPlus,
  LogOut,
  MessageSquare,
  Moon,
  Scale,
  Search,
  Sun,
  UserPlus,
} from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { legalPlaces } from "@/features/legal/legal-places";
import { type Command, useCommands } from "@/lib/commands";
import { chooseTheme, currentTheme, type Theme, watchTheme } from "@/lib/theme";
import { undoCommands } from "@/lib/undo-commands";
import type { FrameActions } from "./frame-actions";
import { helpEntries } from "./help-entries";
import { digestPlace, places, profilePlace, TASKS_PATH } from "./places";

type Go = (path: string) => void;

/** What can be done on every signed-in screen. Screens add their own with `useCommands`. */
export function useFrameCommands(actions: FrameActions): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const commands = useMemo<Command[]>(() => {
    const go: Go = (path) => void navigate(path);
    return [
      ...placeCommands(go),
      ...searchCommands(actions),
      ...newCommands(go),
      ...undoCommands(client),
      ...personalCommands(actions, go, theme),
      ...helpCommands(actions),
      ...legalCommands(go),
    ];
  }, [actions, client, navigate, theme]);
  useCommands(commands, "frame");
}

function placeCommands(go: Go): Command[] {
  return [...places, digestPlace, profilePlace].map(({ path, label, icon, keys, keywords }) => ({
    id: `go ${path}`,
    label,
    section: "Go to",
    icon,
    keys,
    keywords,
    run: () => go(path),
  }));
}

function searchCommands(actions: FrameActions): Command[] {
  return [
    {
      id: "palette",
      label: "Search and commands",
      section: "Actions",
      icon: Search,
      keys: "mod+k",
      unlisted: true,
      opensField: true,
      run: actions.openPalette,
    },
    {
      id: "search",
      label: "Search and commands",
      section: "Actions",
      keys: "/",
      unlisted: true,
      opensField: true,
      run: actions.openPalette,
    },
  ];
}

function newCommands(go: Go): Command[] {
  return [
    {
      id: "add person",
      label: "Add New Person",
      section: "Actions",
      icon: UserPlus,
      keys: "n",
      keywords: ["founder", "follow", "create"],
      opensField: true,
      run: () => go("/people?add=person"),
    },
    {
      id: "add task",
      label: "Add a task",
      section: "Actions",
      icon: ListPlus,
      keys: "t",
      keywords: ["todo", "new", "create", "remind"],
      opensField: true,
      run: () => go(`${TASKS_PATH}?add=task`),
    },
  ];
}

function personalCommands(actions: FrameActions, go: Go, theme: Theme): Command[] {
  const other = theme === "dark" ? "light" : "dark";
  return [
    {
      id: "export",
      label: "Export everything",
      section: "Actions",
      icon: Download,
      keywords: ["data", "download", "json", "csv", "backup"],
      run: () => go("/profile#your-data"),
    },
    {
      id: "changes",
      label: "Recent changes",
      section: "Actions",
      icon: History,
      keys: "g h",
      keywords: ["history", "undo", "redo", "log", "activity"],
      run: actions.showChanges,
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
  ];
}

function helpCommands(actions: FrameActions): Command[] {
  return [
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
}

function legalCommands(go: Go): Command[] {
  return legalPlaces.map(({ path, label, isScreen }) => ({
    id: `legal ${path}`,
    label,
    section: "Help",
    icon: isScreen ? Scale : AtSign,
    keywords: ["legal", "terms", "data", "support", "imprint"],
    run: () => {
      if (isScreen) go(path);
      else window.open(path, "_blank", "noopener");
    },
  }));
}
