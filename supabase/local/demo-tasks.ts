// What the demonstration account has to do, and its one conversation. `due` is in days from the day on which it is filled.
import type { Recurrence } from "../functions/_shared/contract/recurrence.ts";
import type { TaskStatus } from "../functions/_shared/contract/tasks.ts";

/** Done by the assistant in a conversation of its own; a language model's answer is nobody's to foresee, so then they are stored. */
export const CONVERSATION = {
  note: { slug: "odalys-brightwater", text: "Wants numbers from a hospital of the same size before the pilot" },
  task: { slug: "tobias-quendel", title: "Send Tobias Quendel the battery test figures", due: 3 },
  question: "What is due this week?",
};

interface DemoTask {
  title: string;
  slug?: string;
  description?: string;
  status?: TaskStatus;
  due?: number;
  recurrence?: Recurrence;
  /** How many days ago it was made, and done. */
  made: number;
  done?: number;
}

export const TASKS: readonly DemoTask[] = [
  { title: "Send Ines the pilot offer", slug: "ines-marrow", due: -2, made: 11, status: "in_progress" },
  {
    title: "Ask Tobias about the fire report",
    slug: "tobias-quendel",
    description: "He expected it before the end of the month. A call is better than an email.",
    due: -5,
    made: 17,
  },
  { title: "Renew the domain for the newsletter", due: -1, made: 20 },
  { title: "Reply to Zephyr about the staging address", slug: "zephyr-okonjo-lund", due: 0, made: 5 },
  { title: "Write the weekly update", due: 0, recurrence: "weekly", made: 28 },
  { title: "Book a slot in Rosalind's office hours", slug: "rosalind-achter-nwosu", due: 1, made: 6 },
  {
    title: "Two-page overview in French",
    slug: "armelle-vauquelin-roy",
    description: "Sentences under 15 words. Read it aloud before it goes out.",
    status: "in_progress",
    due: 4,
    made: 8,
  },
  { title: "Check in with Teodor", slug: "teodor-vlasic-marn", due: 6, recurrence: "monthly", made: 36 },
  { title: "Find two schools for a trial with Meenakshi", slug: "meenakshi-tarapur-dey", due: 13, made: 15 },
  { title: "Look at renewals for the next quarter", due: 24, recurrence: "quarterly", made: 40 },
  { title: "Try Pim again once Amersfoort is running", slug: "pim-wolkenberg", due: 45, made: 14 },
  {
    title: "Think of a story about Layla for the newsletter",
    slug: "layla-nakheel-sary",
    status: "in_progress",
    made: 10,
  },
  {
    title: "Thank Odalys for the introduction",
    slug: "odalys-brightwater",
    status: "done",
    due: -9,
    made: 16,
    done: 10,
  },
  { title: "Prepare the demo for Ines and Duarte", slug: "ines-marrow", status: "done", due: -12, made: 21, done: 13 },
];
