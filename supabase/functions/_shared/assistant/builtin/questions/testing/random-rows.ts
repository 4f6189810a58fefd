import { addDays } from "../../../../contract/calendar-date.ts";
import type { AskedPerson, AskedRows } from "./asked-rows.ts";

/** A fixed row of numbers from 0 to 1 for a seed, so that a failing world can be had again. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = "Amara Bodil Cyrus Dagny Ewan Fleur Goran Hilde Ivo Jolan Katja Lorenz Milou Nadir Ottilie Pavel".split(
  " ",
);
const LAST = "Abernathy Blomqvist Castellane Drozd Eskildsen Fennimore Guttorm Halloran Ibarrola Jagiello".split(" ");
const PLACES = ["Lyon, France", "Porto, Portugal", "Kyoto, Japan", "Recife, Brazil", "Bergen, Norway", "Turin, Italy"];
export const OWNERS = ["Wanda", "Klaus", "Yara"];
export const STAGES = ["Prospect", "Talking", "Offer out", "Won"];
export const HEAT = ["Frosty", "Mild", "Hot"];
export const TODAY = "2030-06-05";

/** A world whose people, values and days differ with each seed; some of everything is left out. */
export function randomRows(seed: number): AskedRows {
  const random = randomFrom(seed);
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)] as One;
  const maybe = <One>(make: () => One): One | null => (random() < 0.75 ? make() : null);
  const count = 6 + Math.floor(random() * 10);
  const people = Array.from({ length: count }, (_, no): AskedPerson => {
    const budget = maybe(() => 1000 * (1 + Math.floor(random() * 90)));
    const heat = maybe(() => pick(HEAT));
    const touched = maybe(() => addDays(TODAY, -Math.floor(random() * 120)));
    return {
      name: `${FIRST[no] ?? ""} ${LAST[(no * 7 + seed) % LAST.length] ?? ""}`,
      company: maybe(() => pick(["Tallow Works", "Quince Labs", "Brindle"])),
      stage: maybe(() => pick(STAGES)),
      owner: maybe(() => pick(OWNERS)),
      location: maybe(() => pick(PLACES)),
      email: maybe(() => `p${no}@example.test`),
      followerCount: maybe(() => Math.floor(random() * 20_000)),
      lastTouchAt: touched && `${touched}T12:00:00Z`,
      createdAt: `${addDays(TODAY, -Math.floor(random() * 80))}T12:00:00Z`,
      own: { ...(budget !== null && { Budget: budget }), ...(heat !== null && { Heat: heat }) },
      notes: touched ? [[touched, pick(["Met at the harbour", "Wants a demo", "Asked for the contract"])]] : [],
    };
  });
  return {
    people,
    columns: [
      { label: "Budget", type: "number" },
      { label: "Heat", type: "select", options: HEAT },
    ],
    tasks: people.slice(0, 5).map(({ name }, no) => ({
      title: `${pick(["Send", "Draft", "Review"])} the ${["invoice", "brochure", "contract", "survey", "budget"][no] ?? ""}`,
      person: name,
      status: random() < 0.3 ? "done" : "todo",
      dueDate: maybe(() => addDays(TODAY, Math.floor(random() * 30) - 12)),
    })),
  };
}
