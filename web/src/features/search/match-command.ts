import type { Command } from "@/lib/commands";

/** Whether every word of `text` begins a word of the command's label or of its other words. */
export function matches({ label, section, keywords = [] }: Command, text: string): boolean {
  const words = [label, section, ...keywords].join(" ").toLowerCase().split(/\s+/);
  const wanted = text.trim().toLowerCase().split(/\s+/);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
