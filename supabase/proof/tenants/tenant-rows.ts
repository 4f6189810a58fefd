import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Sql } from "postgres";

/** A user with a row of their own in every table that holds users' rows. */
export interface Tenant {
  userId: string;
  /** Is in every text of theirs that we choose (a phone number has no room for it), and nowhere else. */
  canary: string;
  /** Ids of their rows, by what they are of. */
  ids: Record<
    | "founder"
    | "otherFounder"
    | "field"
    | "task"
    | "note"
    | "post"
    | "feed"
    | "suggestion"
    | "trash"
    | "token"
    | "job"
    | "deadJob"
    | "undo"
    | "import"
    | "session"
    | "action"
    | "text"
    | "digest",
    string
  >;
  /** The hash of a personal token of theirs. */
  tokenHash: string;
}

/** Fills every table for a user who has an account, by plain inserts, so that no worker is woken and no trigger adds to it. */
export async function addTenantRows(db: Sql, userId: string): Promise<Tenant> {
  const canary = `canary-${randomUUID()}`;
  const tokenHash = createHash("sha256").update(canary).digest("hex");
  const ids = await db.begin(async (sql) => {
    // As when something comes back from the trash: nothing is logged or queued.
    await sql`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
    const added = async (query: Promise<{ id: string }[]>) => (await query)[0]?.id ?? "";
    await sql`
      update public.profiles
      set name = ${canary}, company = ${canary}, job_title = ${canary}, industry = ${canary}, primary_use_case = ${canary},
        goals = ${canary}, phone = '+14155552671', linkedin_url = ${`https://www.linkedin.com/in/${canary}`}, notes = ${canary}
      where id = ${userId}`;
    const founder = await added(sql`
      insert into public.founders (user_id, name, profile_url, company, role_title, industry, location, email, owner,
        meeting_summaries, last_post_summary, last_post_url)
      values (${userId}, ${canary}, ${`https://www.linkedin.com/in/${canary}`}, ${canary}, ${canary}, ${canary}, ${canary},
        ${`${canary}@example.com`}, ${canary}, ${canary}, ${canary}, ${`https://example.com/${canary}`}) returning id`);
    const note = await added(sql`
      insert into public.notes (user_id, founder_id, content) values (${userId}, ${founder}, ${canary}) returning id`);
    const post = await added(sql`
      insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, ai_summary)
      values (${userId}, ${founder}, '7200000000000000001', 'post', ${`https://example.com/${canary}`}, ${canary}, 'captured', ${canary})
      returning id`);
    await sql`
      insert into public.post_pictures (user_id, post_id, address, content, next_try_at)
      values (${userId}, ${post}, ${`https://example.com/${canary}.png`}, '\\x89504e470d0a1a0a'::bytea || convert_to(${canary}, 'UTF8'), null)`;
    const feed = await added(sql`
      insert into public.feeds (user_id, founder_id, address, title, reason, etag, last_modified)
      values (${userId}, ${founder}, ${`https://example.com/${canary}`}, ${canary}, ${canary}, ${canary}, ${canary}) returning id`);
    const suggestion = await added(sql`
      insert into public.suggestions (user_id, founder_id, field, value, source)
      values (${userId}, ${founder}, 'company', ${`suggested ${canary}`}, ${canary}) returning id`);
    const task = await added(sql`
      insert into public.tasks (user_id, founder_id, title, description, due_on)
      values (${userId}, ${founder}, ${canary}, ${canary}, current_date) returning id`);
    await sql`insert into public.task_moves (user_id, task_id, to_status) values (${userId}, ${task}, 'done')`;
    const field = await added(sql`
      insert into public.custom_fields (user_id, name, label, type, options)
      values (${userId}, ${canary.replaceAll("-", "_")}, ${canary}, 'select', array[${canary}]) returning id`);
    await sql`
      insert into public.custom_field_values (user_id, field_id, founder_id, value)
      values (${userId}, ${field}, ${founder}, to_jsonb(${canary}::text))`;
    await sql`
      insert into public.activities (user_id, founder_id, type, details, is_contact)
      values (${userId}, ${founder}, 'touch', jsonb_build_object('message', ${canary}::text), true)`;
    const trashed = await added(sql`
      insert into public.batches (user_id, source, title) values (${userId}, 'you', ${canary}) returning id`);
    const trash = await added(sql`
      insert into public.changes (user_id, batch_id, noun, record, founder_id, before, is_listed)
      values (${userId}, ${trashed}, 'tasks', gen_random_uuid(), ${founder},
        jsonb_build_object('id', gen_random_uuid(), 'user_id', ${userId}::text, 'title', ${canary}::text, 'status', 'todo', 'board_position', 'a0',
          'created_at', now()), true) returning record as id`);
    await sql`
      insert into public.table_preferences (user_id, preferences) values (${userId}, jsonb_build_object('canary', ${canary}::text))`;
    await sql`
      insert into public.saved_views (user_id, name, definition) values (${userId}, ${canary}, jsonb_build_object('search', ${canary}::text))`;
    const otherFounder = await added(sql`
      insert into public.founders (user_id, name, profile_url)
      values (${userId}, ${canary}, ${`https://www.linkedin.com/in/other-${canary}`}) returning id`);
    await sql`
      insert into public.not_duplicates (user_id, one_id, other_id)
      values (${userId}, least(${founder}::uuid, ${otherFounder}::uuid), greatest(${founder}::uuid, ${otherFounder}::uuid))`;
    const undo = await added(sql`
      insert into public.batches (user_id, source, title, kind, document, waiting)
      values (${userId}, 'you', ${canary}, 'set', jsonb_build_object('column', 'company', 'value', ${canary}::text), array[${founder}::uuid]) returning id`);
    await sql`
      insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after)
      values (${userId}, ${undo}, 'founders', ${founder}, ${founder}, '{"company": "x"}', jsonb_build_object('company', ${canary}::text))`;
    await sql`
      insert into private.kept_posts (user_id, founder_id, address, posts) values (${userId}, ${founder}, ${canary}, jsonb_build_array(${canary}::text))`;
    const importId = await added(sql`
      insert into public.imports (user_id, file_name, row_count) values (${userId}, ${canary}, 2) returning id`);
    await sql`
      insert into public.import_rows (user_id, import_id, row_number, document, name, founder_id)
      values (${userId}, ${importId}, 1, jsonb_build_object('name', ${canary}::text), ${canary}, ${founder})`;
    await sql`insert into public.feedback (user_id, type, description) values (${userId}, 'bug', ${canary})`;
    const token = await added(sql`
      insert into public.personal_tokens (user_id, name, scope, token_hash)
      values (${userId}, ${canary}, 'write', ${tokenHash}) returning id`);
    await sql`
      insert into private.extension_codes (user_id, code_hash, challenge, name) values (${userId}, ${tokenHash}, ${tokenHash.slice(0, 43)}, ${canary})`;
    await sql`insert into public.phones (user_id, phone) values (${userId}, ${`+1${randomInt(2_000_000_000, 9_999_999_999)}`})`;
    await sql`insert into private.phone_codes (user_id, code_hash) values (${userId}, ${createHash("sha256").update(`code ${canary}`).digest("hex")})`;
    const text = await added(sql`
      insert into public.outbox (user_id, recipient, body, state, reason, next_try_at)
      values (${userId}, ${canary}, ${canary}, 'failed', ${canary}, null) returning id`);
    await sql`insert into public.notification_settings (user_id, kind, channel, is_on) values (${userId}, 'digest', 'email', true)`;
    const notification = await added(sql`
      insert into public.notifications (user_id, kind, about, title, detail, link)
      values (${userId}, 'task_due', ${canary}, ${canary}, ${canary}, '/tasks') returning id`);
    await sql`insert into public.mail_stops (user_id, address, why) values (${userId}, ${canary}, 'bounced')`;
    await sql`insert into queue.texts (vendor_id, user_id, body, heard, unheard) values (${canary}, ${userId}, ${canary}, ${canary}, ${canary})`;
    await sql`insert into queue.text_lanes (user_id) values (${userId})`;
    await sql`insert into public.digest_settings (user_id) values (${userId})`;
    const digest = await added(sql`
      insert into public.digests (user_id, local_date, due_at, more) values (${userId}, current_date, now(), 0) returning id`);
    await sql`
      insert into public.digest_items (user_id, digest_id, number, kind, title, detail, founder_id, task_id, post_id, source_url)
      values (${userId}, ${digest}, 1, 'task', ${canary}, ${canary}, ${founder}, ${task}, ${post}, ${`https://example.com/${canary}`})`;
    await sql`
      insert into public.digest_sendings (user_id, digest_id, local_date, channel, is_asked) values (${userId}, ${digest}, current_date, 'app', false)`;
    await sql`insert into public.data_sources (user_id, source, actor_id, problem_reason) values (${userId}, 'apify', 'canary', ${canary})`;
    await sql`insert into queue.source_hooks (user_id, source, secret_hash) values (${userId}, 'apify', sha256(convert_to(${canary}, 'UTF8')))`;
    const sourceRun = await added(sql`
      insert into public.source_runs (user_id, source, people, is_scheduled, problem_reason, vendor_run_id)
      values (${userId}, 'apify', 1, false, ${canary}, ${canary}) returning id`);
    await sql`
      insert into queue.run_people (run_id, user_id, founder_id, profile_url, is_over) values (${sourceRun}, ${userId}, ${founder}, ${canary}, true)`;
    await sql`insert into queue.lanes (user_id) values (${userId}) on conflict do nothing`;
    // Due next year: no worker takes it while it is being looked at.
    const job = await added(sql`
      insert into queue.jobs (user_id, founder_id, dedupe_key, run_at, last_error)
      values (${userId}, ${founder}, ${founder}, now() + interval '1 year', ${canary}) returning id`);
    const deadJob = await added(sql`
      insert into queue.jobs (user_id, founder_id, dedupe_key, state, last_error, finished_at)
      values (${userId}, ${otherFounder}, ${otherFounder}, 'dead', ${canary}, now()) returning id`);
    await sql`insert into queue.source_runs (job_id, source, run_id) values (${job}, 'test', ${canary})`;
    await sql`insert into private.left_accounts (account_id) values (${userId})`;
    await sql`insert into private.spending (user_id, budget, units) values (${userId}, 'language_model', 1)`;
    await sql`insert into private.claimed_keys (user_id, key, request) values (${userId}, ${canary}, repeat('0', 64))`;
    await sql`
      insert into private.request_counts (bucket, window_start, count)
      values (${`user:${userId}`}, date_trunc('minute', now()) + interval '1 day', 1)`;
    const session = await added(sql`
      insert into public.conversations (user_id, mode, turns, result)
      values (${userId}, 'agent', 1, ${sql.json({ transcript: canary, extractedActions: [], executed: [], alreadyExists: [], failed: [] })}) returning id`);
    await sql`
      insert into public.conversation_messages (user_id, conversation_id, turn, role, content)
      values (${userId}, ${session}, 1, 'user', ${canary})`;
    const action = await added(sql`
      insert into public.assistant_actions (user_id, conversation_id, turn, tool, title, params, operation, said_when_done, said_when_there,
        user_words, tainted, confidence, model, founder_id, record_id, idempotency_key)
      values (${userId}, ${session}, 1, 'delete_note', ${canary}, '{}', ${sql.json({ kind: "delete", table: "notes", ids: [note] })}, ${canary},
        ${canary}, ${canary}, false, 1, 'rules', ${founder}, ${note}, ${canary}) returning id`);
    await sql`
      insert into public.outreach_answers (user_id, founder_id, answer, quiet_until, reason)
      values (${userId}, ${founder}, 'snoozed', now(), ${canary.slice(0, 40)})`;
    return {
      ...{
        founder,
        notification,
        otherFounder,
        note,
        post,
        feed,
        suggestion,
        task,
        field,
        trash,
        token,
        job,
        deadJob,
        undo,
        import: importId,
      },
      ...{ session, action, text, digest },
    };
  });
  return { userId, canary, ids, tokenHash };
}

/** Makes an account in a database without Auth, and fills it. */
export async function addScratchTenant(sql: Sql): Promise<Tenant> {
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (email) values (${`${randomUUID()}@example.com`}) returning id`;
  return addTenantRows(sql, user.id);
}
