import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { NOW, type Player } from "../eval/world.ts";

/** A person of the network that questions are asked about; what is left out is empty. */
export interface AskedPerson {
  name: string;
  company?: string;
  roleTitle?: string;
  stage?: string;
  status?: string;
  owner?: string;
  industry?: string;
  location?: string;
  email?: string;
  followers?: number;
  priority?: number;
  /** Days before now. */
  added?: number;
  touched?: number;
  notes?: [daysAgo: number, text: string][];
  posts?: [daysAgo: number, text: string][];
  deal?: number;
  birthday?: string;
  vip?: boolean;
  round?: string;
  tags?: string[];
  hobby?: string;
}

export const people: readonly AskedPerson[] = [
  {
    name: "Jane Doe",
    company: "Acme",
    roleTitle: "CEO",
    stage: "Lead",
    status: "Active",
    industry: "Fintech",
    location: "Berlin",
    email: "jane@acme.test",
    followers: 12000,
    priority: 90,
    added: 100,
    notes: [
      [40, "Likes ships and long walks"],
      [2, "Asked about pricing for the enterprise plan"],
    ],
    posts: [[3, "We raised five million for our battery plant in Leipzig."]],
    deal: 50,
    birthday: "1985-06-12",
    vip: true,
    round: "Seed",
    tags: ["investor", "warm"],
    hobby: "Tennis",
  },
  {
    name: "Omar Haddad",
    company: "Globex",
    roleTitle: "CTO",
    stage: "Contacted",
    industry: "Robotics",
    location: "Paris",
    email: "omar@globex.test",
    followers: 800,
    priority: 40,
    added: 3,
    notes: [[35, "Prefers calls in the morning"]],
    deal: 200,
    round: "Series A",
    vip: false,
    birthday: "1990-12-24",
  },
  {
    name: "Mei Lin",
    company: "Initech",
    roleTitle: "Head of Product",
    industry: "Fintech",
    location: "Berlin",
    followers: 5000,
    added: 20,
    posts: [[40, "Hiring engineers for our Lisbon office"]],
    deal: 10,
    tags: ["press"],
  },
  {
    name: "Greta Olsen",
    company: "Halden",
    roleTitle: "CFO",
    stage: "Lead",
    status: "On hold",
    owner: "Sam",
    industry: "Health",
    location: "Bergen",
    email: "greta@halden.test",
    added: 400,
    notes: [[10, "Hates calls, likes mail"]],
    followers: 3000,
    birthday: "1979-06-30",
    vip: true,
  },
  {
    name: "Tomás Rivera",
    company: "Peñasco",
    roleTitle: "Founder & CTO",
    stage: "Meeting",
    industry: "Logistics",
    location: "San Francisco",
    email: "tomas@penasco.test",
    followers: 25000,
    priority: 75,
    added: 60,
    posts: [[1, "Our pricing page has a new design. Thoughts?"]],
    deal: 75,
    round: "Series B",
    hobby: "Chess",
  },
  {
    name: "Aiko Tanaka",
    company: "Acme",
    roleTitle: "Director of Sales",
    location: "Tokyo",
    followers: 100,
    added: 1,
    tags: ["warm"],
  },
  { name: "John Smith", company: "Globex", roleTitle: "Engineer", location: "London", industry: "Robotics", added: 30 },
  {
    name: "John Miller",
    company: "Initech",
    roleTitle: "Designer",
    location: "Paris",
    email: "john@initech.test",
    added: 31,
    notes: [[3, "Wants an intro to Greta"]],
  },
];

export const tasks: readonly { title: string; due?: number; status?: string; person?: string; done?: number }[] = [
  { title: "Send the deck", due: -2, person: "Jane Doe" },
  { title: "Book a room", due: 0 },
  { title: "Call Omar about robots", due: 1, person: "Omar Haddad" },
  { title: "Plan the offsite", due: 3 },
  { title: "Renew the contract", due: 30, person: "Greta Olsen", status: "in_progress" },
  { title: "Write a thank-you letter" },
  { title: "Review the term sheet", status: "done", done: 4, person: "Jane Doe", due: -5 },
  { title: "Pay the invoice", status: "done", done: 20, due: -20 },
];

export const columns = [
  { label: "Deal size", type: "number", key: "deal" },
  { label: "Birthday", type: "date", key: "birthday" },
  { label: "VIP", type: "boolean", key: "vip" },
  { label: "Round", type: "select", options: ["Seed", "Series A", "Series B"], key: "round" },
  { label: "Tags", type: "multiselect", options: ["investor", "warm", "press"], key: "tags" },
  { label: "Hobby", type: "text", key: "hobby" },
] as const;

const day = (offset: number) => new Date(NOW.getTime() + offset * 86_400_000);

/** Gives a user the network above and nothing else. */
export async function plantNetwork(sql: Sql, { id }: Player): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('tracker.restoring', 'on', true)`;
    for (const table of ["conversations", "tasks", "custom_fields", "founders", "trash"])
      await tx`delete from ${tx(`public.${table}`)} where user_id = ${id}`;
    const fields = new Map<string, string>();
    for (const column of columns) {
      const [field] = await tx<[{ id: string }]>`insert into public.custom_fields (user_id, name, label, type, options)
        values (${id}, ${column.key}, ${column.label}, ${column.type}, ${"options" in column ? [...column.options] : []}) returning id`;
      fields.set(column.key, field.id);
    }
    for (const person of people) {
      const [founder] = await tx<[{ id: string }]>`
        insert into public.founders (user_id, name, profile_url, company, role_title, stage, status, owner, industry, location, email, follower_count, priority_score, created_at)
        values (${id}, ${person.name}, ${`https://www.linkedin.com/in/x-${randomUUID()}`}, ${person.company ?? null}, ${person.roleTitle ?? null},
          ${person.stage ?? null}, ${person.status ?? null}, ${person.owner ?? null}, ${person.industry ?? null}, ${person.location ?? null},
          ${person.email ?? null}, ${person.followers ?? null}, ${person.priority ?? null}, ${day(-(person.added ?? 0))}) returning id`;
      for (const [ago, content] of person.notes ?? [])
        await tx`insert into public.notes (user_id, founder_id, content, created_at) values (${id}, ${founder.id}, ${content}, ${day(-ago)})`;
      for (const [ago, content] of person.posts ?? [])
        await tx`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, posted_at)
          values (${id}, ${founder.id}, ${String(7200000000000000000n + BigInt(Math.floor(Math.random() * 1e9)))}, 'post', 'https://www.linkedin.com/feed/update/x', ${content}, 'test', ${day(-ago)})`;
      for (const column of columns) {
        const value = person[column.key];
        if (value !== undefined)
          await tx`insert into public.custom_field_values (user_id, field_id, founder_id, value)
            values (${id}, ${fields.get(column.key) ?? ""}, ${founder.id}, ${tx.json(value)})`;
      }
    }
    for (const { title, due, status = "todo", person, done } of tasks)
      await tx`insert into public.tasks (user_id, title, due_on, status, founder_id, completed_at) values (${id}, ${title},
        ${due === undefined ? null : day(due).toISOString().slice(0, 10)}, ${status},
        (select f.id from public.founders f where f.user_id = ${id} and f.name = ${person ?? ""}), ${done === undefined ? null : day(-done)})`;
    // A task that is done is a touch of today: the notes' come last.
    for (const { name, notes = [] } of people) {
      const touched = Math.min(...notes.map(([ago]) => ago));
      await tx`update public.founders set last_touch_at = ${Number.isFinite(touched) ? day(-touched) : null}
        where user_id = ${id} and name = ${name}`;
    }
    // A trigger writes when a task was done: now.
    await tx`alter table public.tasks disable trigger user`;
    for (const { title, done } of tasks)
      if (done !== undefined)
        await tx`update public.tasks set completed_at = ${day(-done)} where user_id = ${id} and title = ${title}`;
    await tx`alter table public.tasks enable trigger user`;
  });
}
