import type { NoteLine, Person, TaskLine } from "./script.ts";
import { shortened } from "../../contract/storable.ts";

/** Words of a record inside Markdown: nothing of them is a link or a mark. */
export function plain(text: string): string {
  return text
    .replace(/[[\]<>`*_\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

export function personLink({ id, name }: Pick<Person, "id" | "name">): string {
  return `[${plain(name)}](/people/${id})`;
}

export function personLine(person: Person): string {
  const details = [person.roleTitle, person.company, person.stage, person.location]
    .filter((part) => part)
    .map((part) => plain(part ?? ""));
  return `- ${personLink(person)}${details.length === 0 ? "" : `: ${details.join(", ")}`}`;
}

export function taskLine({ title, dueDate, status, founderId, founderName }: TaskLine): string {
  const due = dueDate === null ? "" : `, due ${dueDate}`;
  const state = status === "in_progress" ? ", in progress" : status === "done" ? ", done" : "";
  const person = founderId && founderName ? ` (${personLink({ id: founderId, name: founderName })})` : "";
  return `- ${plain(title)}${person}${due}${state}`;
}

export function noteLine({ content, createdAt, founderId, founderName }: NoteLine): string {
  const person = founderId && founderName ? `${personLink({ id: founderId, name: founderName })}, ` : "";
  const text = plain(content);
  return `- ${person}${createdAt.slice(0, 10)}: ${shortened(text, 240)}`;
}

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function sentenceCase(text: string): string {
  const trimmed = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^[\s:,.–-]+/, "");
  let end = trimmed.length;
  while (end > 0 && /[\s:,;.–-]/.test(trimmed.charAt(end - 1))) end -= 1;
  return trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1, end);
}
