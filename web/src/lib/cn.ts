import { type ClassValue, clsx } from "clsx";
import { coveredBy, groupOfClass } from "./class-groups";

/** Splits a class into its prefix (`hover:`, `!`) and the class itself. Colons in brackets are part of a variant. */
function partsOf(name: string): { variants: string; bare: string } {
  let [depth, start] = [0, 0];
  for (let at = 0; at < name.length; at += 1) {
    const letter = name[at];
    if (letter === "[" || letter === "(") depth += 1;
    else if (letter === "]" || letter === ")") depth -= 1;
    else if (letter === ":" && depth === 0) start = at + 1;
  }
  const bare = name.slice(start);
  return bare.endsWith("!")
    ? { variants: `${name.slice(0, start)}!`, bare: bare.slice(0, -1) }
    : { variants: name.slice(0, start), bare };
}

function merge(classes: string): string {
  const kept: string[] = [];
  const taken = new Set<string>();
  for (const name of classes.split(/\s+/).filter(Boolean).reverse()) {
    const { variants, bare } = partsOf(name);
    const group = groupOfClass(bare);
    if (group !== null) {
      if (taken.has(variants + group)) continue;
      for (const covered of coveredBy(group)) taken.add(variants + covered);
    }
    kept.push(name);
  }
  return kept.reverse().join(" ");
}

const merged = new Map<string, string>();
const KEPT = 2_000;

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  const joined = clsx(classes);
  const known = merged.get(joined);
  if (known !== undefined) return known;
  if (merged.size >= KEPT) merged.clear();
  const result = merge(joined);
  merged.set(joined, result);
  return result;
}
