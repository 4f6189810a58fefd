import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { addCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

type NewRow = Omit<Database["public"]["Tables"]["founders"]["Insert"], "profile_url">;
export const people: NewRow[] = [
  { name: "José Núñez", company: "Acme", stage: "Lead", follower_count: 10, email: "jose@acme.com", location: "Lima" },
  { name: "Grace Hopper", company: "Navy", stage: "Contacted", follower_count: 300, priority_score: 90 },
  { name: "Armelle Vauquelin", company: "Glacier Works", follower_count: null },
  { name: "zoe adams", company: "Acme", stage: "Lead", follower_count: 300, owner: "Tess" },
  { name: "Bo", company: null, follower_count: 5, location: "Lagos", owner: "Alma" },
];

/** A user whose people differ in every kind of value, and another who has nobody. */
export interface ListedPeople {
  sql: Sql;
  ada: NamedUser;
  bob: NamedUser;
  /** The custom fields' ids, by name. */
  fields: Record<"budget" | "met" | "tags" | "vip" | "source", string>;
}

export async function addListedPeople(): Promise<ListedPeople> {
  const sql = postgres(inject("stack").dbUrl, { max: 1 });
  const [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
  const ids: Record<string, string> = {};
  for (const [index, person] of people.entries()) {
    const row = { ...person, profile_url: newFounder().profileUrl };
    const { data, error } = await ada.db.from("founders").insert(row).select("id").single();
    if (error) throw error;
    ids[person.name] = data.id;
    await sql`update public.founders set created_at = ${new Date(Date.UTC(2026, 0, 1 + index))} where id = ${data.id}`;
  }
  const id = (name: string) => ids[name] ?? "";
  const base = { required: false, options: [] };
  type Type = "number" | "date" | "multiselect" | "boolean" | "text";
  const field = async (name: string, type: Type, options: string[] = []) =>
    (await addCustomField(ada.db, { ...base, name, label: name, type, options })).id;
  const fields = {
    budget: await field("budget", "number"),
    met: await field("met", "date"),
    tags: await field("tags", "multiselect", ["Angel", "Press", "Friend"]),
    vip: await field("vip", "boolean"),
    source: await field("source", "text"),
  };
  await setCustomValue(ada.db, fields.budget, id("Grace Hopper"), 2.5);
  await setCustomValue(ada.db, fields.budget, id("Bo"), 10);
  await setCustomValue(ada.db, fields.met, id("Bo"), "2026-03-01");
  await setCustomValue(ada.db, fields.tags, id("Bo"), ["Press", "Friend"]);
  await setCustomValue(ada.db, fields.vip, id("zoe adams"), true);
  await setCustomValue(ada.db, fields.vip, id("Bo"), false);
  await setCustomValue(ada.db, fields.source, id("zoe adams"), "The fair");
  await ada.db.from("notes").insert({ founder_id: id("Bo"), content: "An older note" });
  await ada.db.from("notes").insert({ founder_id: id("Bo"), content: "Wants to talk about the pension scheme" });
  await sql`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
    values (${ada.id}, ${id("Grace Hopper")}, '7200000000000000001', 'post', 'https://example.com/', 'We launched a compiler', 'test')`;
  return { sql, ada, bob, fields };
}
