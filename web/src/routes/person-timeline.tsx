import type { Founder } from "@contract/founders";
import { ChangeEntry } from "@/features/history/change-entry";
import { NoteEntry } from "@/features/notes/note-entry";
import { TouchEntry } from "@/features/outreach/touch-entry";
import { TaskEntry } from "@/features/tasks/task-entry";
import { Timeline } from "@/features/timeline/timeline";
import type { TimelineParts } from "@/features/timeline/timeline-parts";

/** What each feature shows of its records among the others. */
const parts: TimelineParts = { Note: NoteEntry, Task: TaskEntry, Touch: TouchEntry, Change: ChangeEntry };

interface PersonTimelineProps {
  founder: Founder;
  /** A post that a link leads to, by its id or its network's: it is open and in view. */
  shownPost: string | null;
}

/** Focuses the field for a new note. */
export const focusNoteBox = () => document.querySelector<HTMLElement>("[data-note-box]")?.focus();

/** Everything there is about a person, newest first, with what can be done about each entry in place. */
export function PersonTimeline(props: PersonTimelineProps) {
  return <Timeline {...props} parts={parts} onWriteNote={focusNoteBox} />;
}
