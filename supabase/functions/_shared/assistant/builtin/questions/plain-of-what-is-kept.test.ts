import { expect, test } from "vitest";
import { plainOfWhatIsKept } from "./plain-of-what-is-kept.ts";

const columns = [
  { id: "1", label: "Base budget", type: "number" as const, options: [] },
  { id: "2", label: "Work setup", type: "select" as const, options: ["Remote", "Onsite"] },
];
const said = (message: string) => plainOfWhatIsKept({ message, columns });

test.each([
  ["brief me on Bea before my 2pm", "brief me on Bea"],
  ["Catch me up on Bea Holt ahead of my 14:30 call", "Catch me up on Bea Holt"],
  ["what do we know about Bea for the 9.15 meeting?", "what do we know about Bea"],
  ["did we ever record what Desmond's company is", "what is Desmond's company?"],
  ["have we noted Bea's location anywhere?", "what is Bea's location?"],
  ["did anyone put in Bea’s email", "what is Bea’s email?"],
  ["How much is Veriglass paying base?", "what is the base of Veriglass?"],
  ["what is Bea Holt offering for base", "what is the base of Bea Holt?"],
  ["Onsite-only roles with their budgets?", "Onsite roles and their budgets?"],
  ["who is in Denver, with their email", "who is in Denver and their email?"],
  ["who are the remote only ones", "who are the remote ones"],
])("%s", (message, plain) => expect(said(message)).toBe(plain));

test.each([
  "remind me to call Bea before my 2pm",
  "tell me about Bea",
  "did we ever meet Bea's brother",
  "what is Bea paying for lunch",
  "how much is Bea asking for a seat on the board",
  "only the remote ones",
  "call-only numbers",
  "add a task to write to all with their email",
])("“%s” stays as it is", (message) => expect(said(message)).toBe(message));
