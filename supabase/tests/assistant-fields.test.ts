import { expect, test } from "vitest";
import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import { confirm } from "../functions/_shared/assistant/confirm.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { customFieldTypeSchema } from "../functions/_shared/contract/custom-fields.ts";
import {
  eachField,
  optionalFields,
  personFieldKeys,
  type PersonFieldKey,
  personFields,
} from "../functions/_shared/contract/person-fields.ts";
import {
  addCustomField,
  listCustomFields,
  removeCustomValue,
  setCustomValue,
} from "../functions/_shared/stores/custom-fields.ts";
import { conversing } from "./conversing.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

/** A language model that wants one call, once. */
const wanting = (name: string, input: object): AssistantModel => ({
  madeBy: "openai",
  model: "scripted",
  followsRules: false,
  takeStep: ({ steps }) =>
    Promise.resolve({ text: "", calls: steps.length > 0 ? [] : [{ id: "0", name, input }], suggestions: [] }),
});

/** Has the assistant make a call, which the user confirms. Returns what came of it. */
async function carriedOut(user: NamedUser, name: string, input: object): Promise<string> {
  const request = { message: "Go on", sessionId: null, messageId: null, mode: "agent" } as const;
  const reply = await converse(conversing(user, wanting(name, input)), request);
  const [action] = reply.actions;
  if (!action) return reply.reply;
  return action.status === "proposed" ? (await confirm(user.db, action.id)).status : action.status;
}

function valueOf(key: PersonFieldKey): string | number {
  const { type } = personFields[key];
  if (type === "number") return 7;
  if (type === "email") return "ada@harbour.example";
  if (type === "url") return "https://www.linkedin.com/in/nobody-of-harbour";
  if (type === "select") return key === "stage" ? "Contacted" : "Active";
  return `Harbour ${key}`;
}

test("the assistant sets, and clears, each field that a cell does", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const none = eachField(personFieldKeys, () => null);
  const stored = async (key: PersonFieldKey) => {
    const { data } = await user.db.from("founders").select("*").eq("id", founderId).single();
    return data?.[personFields[key].column];
  };
  for (const key of personFieldKeys) {
    const patch = { ...none, [key]: valueOf(key) };
    expect([key, await carriedOut(user, "update_founder", { founderId, patch, clear: [] })]).toEqual([key, "executed"]);
    expect([key, await stored(key)]).toEqual([key, valueOf(key)]);
  }
  for (const key of optionalFields) {
    const input = { founderId, patch: none, clear: [key] };
    expect([key, await carriedOut(user, "update_founder", input)]).toEqual([key, "executed"]);
    expect([key, await stored(key)]).toEqual([key, null]);
  }
  expect(await carriedOut(user, "create_note", { founderId, content: "Met at the harbour" })).toBe("executed");
  expect((await user.db.from("notes").select("content")).data).toEqual([{ content: "Met at the harbour" }]);
});

test("the assistant sets, and clears, a value in a column of each type", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const values = {
    text: ["x", "x"],
    number: ["5", 5],
    date: ["2026-01-05", "2026-01-05"],
    select: ["a", "a"],
    multiselect: ["a, b", ["a", "b"]],
    boolean: ["yes", true],
  } as const;
  expect(Object.keys(values).sort()).toEqual([...customFieldTypeSchema.options].sort());
  for (const type of customFieldTypeSchema.options) {
    const options = type.includes("select") ? ["a", "b"] : [];
    const { id: fieldId } = await addCustomField(user.db, { name: type, label: type, type, options, required: false });
    const [given, kept] = values[type];
    const stored = async () =>
      (await user.db.from("custom_field_values").select("value").eq("field_id", fieldId)).data?.map(
        ({ value }) => value,
      );
    for (const [value, after] of [
      [given, [kept]],
      [null, []],
    ] as const) {
      expect([type, await carriedOut(user, "set_custom_value", { founderId, fieldId, value })]).toEqual([
        type,
        "executed",
      ]);
      expect([type, await stored()]).toEqual([type, after]);
    }
  }
});

test.each(["select", "multiselect"] as const)(
  "an option of a %s that people have can't be renamed or removed, and no card offers it",
  async (type) => {
    const user = await signUp("Ada");
    const field = await addCustomField(user.db, {
      name: "tier",
      label: "Tier",
      type,
      options: ["Gold", "Tin"],
      required: false,
    });
    const founderId = await follow(user);
    const value = type === "select" ? "Gold" : ["Gold", "Tin"];
    await setCustomValue(user.db, field.id, founderId, value);
    const waiting = async () => (await user.db.from("assistant_actions").select("tool")).data;
    const input = { fieldId: field.id, label: null, added: ["Platinum"], removed: ["gold"] };
    await carriedOut(user, "change_custom_field", input);
    expect(await waiting()).toEqual([]);
    await removeCustomValue(user.db, field.id, founderId);
    expect(await carriedOut(user, "change_custom_field", input)).toBe("executed");
    expect((await listCustomFields(user.db)).map(({ options }) => options)).toEqual([["Tin", "Platinum"]]);
  },
);
