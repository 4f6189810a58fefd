import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";

const PASSWORD = "correct horse";

export interface Person {
  name: string;
  profileUrl: string;
  company?: string;
  email?: string;
  meetingSummaries?: string;
}

/** A fresh account and what a test does on its behalf, past the screen. */
export interface Account {
  id: string;
  email: string;
  password: string;
  /** What supabase-js keeps in local storage. */
  session: string;
  add(...people: Person[]): Promise<void>;
  /** How many people there are. */
  countPeople(): Promise<number>;
  /** How many of them have never been refreshed so far. */
  waiting(): Promise<number>;
  note(name: string, content: string): Promise<void>;
  /** Changes columns of the person of that name, as the API or another device would. */
  change(name: string, columns: Record<string, unknown>): Promise<void>;
  /** Deletes the person of that name, as another device would. */
  remove(name: string): Promise<void>;
  /** The id of the person of that name. */
  idOf(name: string): Promise<string>;
  /** The contents of all notes. */
  notes(): Promise<string[]>;
  /** Logs that the user was in touch with the person of that name. */
  logTouch(name: string, channel: "email" | "phone", message: string): Promise<void>;
  /** When the user was last in touch with the person of that name; null when never. */
  lastTouch(name: string): Promise<string | null>;
  /** The summary of the latest post of the person of that name. Throws when there is none. */
  lastPostSummary(name: string): Promise<string>;
  /** Saves a view of the table under that name. */
  saveView(name: string): Promise<void>;
  /** Stores the layout of the table's columns. */
  arrange(columns: { hidden?: string[]; widths?: Record<string, number> }): Promise<void>;
  /** Adds a custom column. */
  addField(field: { name: string; label: string; type: string; options?: string[] }): Promise<void>;
  /** Adds so many custom columns, of text. */
  addColumns(count: number): Promise<void>;
  /** Begins a conversation with the assistant, which nobody answers. */
  say(message: string): Promise<void>;
  signOutEverywhere(): Promise<void>;
  /** Adds tasks; a person is named. */
  addTasks(...tasks: TaskRow[]): Promise<void>;
  /** What is stored of the tasks, in the order of the board. */
  tasks(): Promise<(TaskRow & { status: string })[]>;
}

/** A task as it is stored. */
export interface TaskRow {
  title: string;
  description?: string | null;
  status?: "todo" | "in_progress" | "done";
  due_on?: string | null;
  recurrence?: "daily" | "weekly" | "monthly" | "quarterly" | null;
  founder?: string;
}

/** The onboarding answers of an existing user; without them, onboarding covers every screen. */
const SETTLED = {
  company: "Analytical Engines",
  job_title: "Partner",
  industry: "Technology",
  primary_use_case: "Investment & Due Diligence",
  goals: "Stay in touch",
  onboarding_completed: true,
  walkthrough_completed: true,
};

export interface AccountOptions {
  /** False leaves the account as a sign-up leaves it: before onboarding and walkthrough. */
  settled?: boolean;
  /** One of its own unless it is to be seen in a picture. */
  email?: string | undefined;
}

/** Signs a new account up through Auth, as the screen would, and settles it in. */
export async function createAccount(
  webUrl: string,
  { settled = true, email = `ada-${randomUUID()}@example.com` }: AccountOptions = {},
): Promise<Account> {
  const client = createClient(webUrl, process.env["TRACKER_KEY"] ?? "", { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { name: "Ada Lovelace" } },
  });
  if (error) throw error;
  if (settled) {
    const filled = await client
      .from("profiles")
      .update(SETTLED)
      .eq("id", data.user?.id ?? "");
    if (filled.error) throw new Error(filled.error.message);
  }
  return {
    id: data.user?.id ?? "",
    email,
    password: PASSWORD,
    session: JSON.stringify(data.session),
    async add(...people) {
      const rows = people.map(({ name, profileUrl, company, email, meetingSummaries }) => ({
        name,
        profile_url: profileUrl,
        company,
        email,
        meeting_summaries: meetingSummaries,
      }));
      const added = await client.from("founders").insert(rows);
      if (added.error) throw new Error(added.error.message);
    },
    async countPeople() {
      const { count, error: failed } = await client.from("founders").select("id", { count: "exact", head: true });
      if (failed) throw new Error(failed.message);
      return count ?? 0;
    },
    async waiting() {
      const found = await client.from("founders").select("id").is("last_refresh_outcome", null);
      if (found.error) throw new Error(found.error.message);
      return found.data.length;
    },
    async change(name, columns) {
      const changed = await client.from("founders").update(columns).eq("name", name);
      if (changed.error) throw new Error(changed.error.message);
    },
    async remove(name) {
      const removed = await client.from("founders").delete().eq("name", name);
      if (removed.error) throw new Error(removed.error.message);
    },
    async idOf(name) {
      const found = await client.from("founders").select("id").eq("name", name).single<{ id: string }>();
      if (found.error) throw new Error(found.error.message);
      return found.data.id;
    },
    async notes() {
      const found = await client.from("notes").select("content").order("created_at");
      if (found.error) throw new Error(found.error.message);
      return found.data.map((row) => row.content as string);
    },
    async logTouch(name, channel, message) {
      const found = await client.from("founders").select("id").eq("name", name).single<{ id: string }>();
      if (found.error) throw new Error(found.error.message);
      const logged = await client.rpc("log_touch", { founder_id: found.data.id, channel, message });
      if (logged.error) throw new Error(logged.error.message);
    },
    async lastTouch(name) {
      const found = await client
        .from("founders")
        .select("last_touch_at")
        .eq("name", name)
        .single<{ last_touch_at: string | null }>();
      if (found.error) throw new Error(found.error.message);
      return found.data.last_touch_at;
    },
    async lastPostSummary(name) {
      const found = await client
        .from("founders")
        .select("last_post_summary")
        .eq("name", name)
        .single<{ last_post_summary: string | null }>();
      if (found.error) throw new Error(found.error.message);
      if (!found.data.last_post_summary) throw new Error(`Nothing that ${name} posted has a summary.`);
      return found.data.last_post_summary;
    },
    async saveView(name) {
      const saved = await client.from("saved_views").insert({ name, definition: {} });
      if (saved.error) throw new Error(saved.error.message);
    },
    async arrange(columns) {
      const kept = await client.rpc("save_table_preferences", { given: { columns } });
      if (kept.error) throw new Error(kept.error.message);
    },
    async addField(field) {
      const added = await client.from("custom_fields").insert(field);
      if (added.error) throw new Error(added.error.message);
    },
    async addColumns(count) {
      const rows = Array.from({ length: count }, (_, at) => ({ name: `own_${at}`, label: `Own ${at}`, type: "text" }));
      const added = await client.from("custom_fields").insert(rows);
      if (added.error) throw new Error(added.error.message);
    },
    async say(message) {
      const begun = await client.rpc("begin_turn", {
        given: { sessionId: null, messageId: null, mode: "ask", message, isPaid: false },
      });
      if (begun.error) throw new Error(begun.error.message);
    },
    async signOutEverywhere() {
      const left = await client.auth.signOut({ scope: "global" });
      if (left.error) throw left.error;
    },
    async note(name, content) {
      const found = await client.from("founders").select("id").eq("name", name).single<{ id: string }>();
      if (found.error) throw new Error(found.error.message);
      const noted = await client.from("notes").insert({ founder_id: found.data.id, content });
      if (noted.error) throw new Error(noted.error.message);
    },
    async addTasks(...tasks) {
      const people = await client
        .from("founders")
        .select("id, name")
        .overrideTypes<{ id: string; name: string }[], { merge: false }>();
      const idOf = (name?: string) => people.data?.find((person) => person.name === name)?.id ?? null;
      const rows = tasks.map(({ founder, ...task }) => ({
        status: "todo",
        due_on: null,
        recurrence: null,
        description: null,
        ...task,
        founder_id: idOf(founder),
      }));
      const added = await client.from("tasks").insert(rows);
      if (added.error) throw new Error(added.error.message);
    },
    async tasks() {
      const found = await client
        .from("tasks")
        .select("title, description, status, due_on, recurrence, board_position")
        .order("board_position")
        .overrideTypes<(TaskRow & { status: string })[], { merge: false }>();
      if (found.error) throw new Error(found.error.message);
      return found.data;
    },
  };
}
