import { expect, test } from "vitest";
import { type Asked, isAskedFor, isCommanded } from "./asked-for.ts";
import { NO_REQUESTS, REQUESTS } from "./no-request-sentences.ts";
import type { Written } from "./tools/tool.ts";
import { splitMessage } from "./untrusted-text.ts";

const asked = (message: string): Asked => ({
  ...splitMessage(message),
  message,
  earlier: "",
  today: "2030-06-03",
  lists: { Stage: ["Lead", "Contacted", "Meeting", "Closed"], Status: ["Active", "Not interested"] },
});
const jane = [["Jane Doe", "Acme"]];
const stage = (value: string): Written => ({ kind: "choice", field: "Stage", value });
const moved = { targets: jane, writes: [stage("Meeting")] };

test.each(REQUESTS)("%j is a request", (message) => {
  expect(isAskedFor("update_founder", moved, asked(message))).toBe(true);
  expect(isCommanded("update_founder", moved, asked(message))).toBe(true);
});

test.each(NO_REQUESTS)("%j is none", (message) => {
  expect(isAskedFor("update_founder", moved, asked(message))).toBe(false);
  expect(isCommanded("update_founder", moved, asked(message))).toBe(false);
});

test.each([
  ["After the call with Omar Haddad move Jane Doe to Meeting", "Omar Haddad", "Jane Doe"],
  ["Move Jane Doe to Meeting after the call with Omar Haddad", "Omar Haddad", "Jane Doe"],
  ["In May move Jane Doe to Meeting", "May Chen", "Jane Doe"],
  ["I may move Jane Doe to Meeting", "May Chen", "Jane Doe"],
  ["Move Jane Doe to Meeting in may", "May Chen", "Jane Doe"],
])("%j does not change %s", (message, target, other) => {
  const change = { targets: [[target]], writes: [stage("Meeting")] };
  expect(isAskedFor("update_founder", change, asked(message), [other])).toBe(false);
});

const task = (title: string) => ({ targets: [], writes: [{ kind: "text" as const, field: "Title", value: title }] });
const done = { targets: [["Call Jane Doe"]], writes: [{ kind: "choice" as const, field: "Status", value: "done" }] };
const note = (value: string, name = "Jane Doe") => ({
  targets: [[name]],
  writes: [{ kind: "text" as const, field: "Note", value }],
});

test.each([
  ["create_task", task("calls to Omar Haddad"), "My plan for today is no calls to Omar Haddad"],
  ["create_task", task("call Jane Doe"), "Don't forget that I do not want a task to call Jane Doe"],
  ["create_task", task("call Omar"), "Don't remind me to call Omar"],
  ["create_task", task("call Omar"), "Stop reminding me to call Omar"],
  ["create_task", task("call Omar"), "Remind me not to call Omar"],
  ["update_task", done, "The task Call Jane Doe is not done yet"],
  ["update_task", done, "Call Jane Doe isn't done"],
  ["update_task", done, "Don't forget, do not mark Call Jane Doe as done"],
  ["update_task", done, "Mark Call Jane Doe as not done"],
  ["create_note", note("she lies about her revenue"), "Note on Jane Doe: I would never say she lies about her revenue"],
  ["create_note", note("fraud"), "Note about Jane Doe that she denies any fraud"],
  ["create_note", note("invest", "Omar Haddad"), "Record for Omar Haddad: we will not invest"],
  ["create_note", note("She lies"), "Don't add a note to Jane Doe that she lies"],
  ["create_note", note("Jane Doe is late"), "No need to note that Jane Doe is late"],
] as const)("%s of %j is not what is said in %j", (tool, plan, message) => {
  const { targets, writes } = plan;
  expect(isCommanded(tool, { targets: targets.map((names) => [...names]), writes: [...writes] }, asked(message))).toBe(
    false,
  );
});

test.each([
  ["create_task", task("Not to call Omar"), "Remind me not to call Omar"],
  ["create_task", task("Call Omar"), "Don't forget to call Omar"],
  ["create_task", task("Send the deck before the board meets"), "Remind me to send the deck before the board meets"],
  ["create_note", note("She does not want a demo"), "Add a note to Jane Doe: she does not want a demo"],
  ["create_note", note("we will not invest", "Omar Haddad"), "Record for Omar Haddad: we will not invest"],
  ["update_task", done, "Mark Call Jane Doe as done"],
  [
    "update_founder",
    { targets: jane, writes: [{ kind: "choice" as const, field: "Status", value: "Not interested" }] },
    "Set the status of Jane Doe to Not interested",
  ],
  [
    "update_task",
    { targets: [["Call Jane Doe"]], writes: [{ kind: "choice" as const, field: "Status", value: "todo" }] },
    "Mark Call Jane Doe as not done",
  ],
] as const)("%s of %j is what is said in %j", (tool, plan, message) => {
  const { targets, writes } = plan;
  expect(isCommanded(tool, { targets: targets.map((names) => [...names]), writes: [...writes] }, asked(message))).toBe(
    true,
  );
});
