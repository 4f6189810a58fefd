import type { Task } from "@contract/tasks";
import { Link } from "react-router-dom";
import { type FounderLookup, linkNames } from "./name-links";

/** A task's title; founders' names in it lead to their pages. */
export function LinkedTitle({ task, lookup }: { task: Task; lookup: FounderLookup }) {
  return linkNames(task.title, lookup, task.founderId).map(({ text, founderId }, at) =>
    founderId === null ? (
      // Pieces of one title never change places.
      <span key={at}>{text}</span>
    ) : (
      <Link
        key={at}
        to={`/people/${founderId}`}
        draggable={false}
        className="text-primary-text rounded-[3px] font-medium underline-offset-2 hover:underline"
      >
        {text}
      </Link>
    ),
  );
}

/** Whether the title names the task's founder already. */
export function namesFounder(task: Task, lookup: FounderLookup): boolean {
  return linkNames(task.title, lookup, task.founderId).some(({ founderId }) => founderId === task.founderId);
}
