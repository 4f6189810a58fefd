import * as z from "zod/mini";
import { expect, test } from "vitest";
import { newCustomFieldSchema } from "./custom-fields.ts";
import { founderPatchSchema } from "./founders.ts";
import { onboardingSchema } from "./profile.ts";
import { newTaskSchema, taskPatchSchema } from "./tasks.ts";

const sentence = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

test("adds a task from its title alone", () => {
  expect(z.parse(newTaskSchema, { title: " Call " })).toEqual({
    title: "Call",
    description: null,
    status: "todo",
    dueDate: null,
    recurrence: null,
    founderId: null,
    boardPosition: null,
  });
  expect(sentence(newTaskSchema, { title: "  " })).toBe("Task title is required");
  expect(sentence(newTaskSchema, {})).toBe("Task title is required");
});

test("changes only what a patch names", () => {
  expect(z.parse(taskPatchSchema, { status: "done" })).toEqual({ status: "done" });
  expect(z.parse(taskPatchSchema, { description: "", dueDate: null })).toEqual({ description: null, dueDate: null });
  expect(z.parse(founderPatchSchema, { company: "" })).toEqual({ company: null });
  expect(z.parse(founderPatchSchema, { linkedinUrl: "linkedin.com/in/Ada/" })).toEqual({
    profileUrl: "https://www.linkedin.com/in/ada",
  });
});

test("builds a field's name from its label and asks for options where they are needed", () => {
  expect(z.parse(newCustomFieldSchema, { label: "Next Round ($)", type: "number" })).toMatchObject({
    name: "next_round____",
  });
  expect(sentence(newCustomFieldSchema, { label: " ", type: "text" })).toBe("Field label is required");
  expect(sentence(newCustomFieldSchema, { label: "投資", type: "text", name: "" })).toBeUndefined();
  expect(sentence(newCustomFieldSchema, { label: "Round", type: "select" })).toBe(
    "Options are required for select and multiselect fields",
  );
  expect(sentence(newCustomFieldSchema, { label: "Round", type: "select", options: ["A", "A "] })).toBe(
    "Options may not repeat",
  );
});

test("names what onboarding still misses", () => {
  expect(sentence(onboardingSchema, { company: "Acme", jobTitle: " ", industry: "Finance" })).toBe(
    "Please fill in: Job Title, Primary Use Case, Goals",
  );
});
