import type { Sql } from "postgres";
import { signUp } from "./named-user.ts";

/** A new user with this many people, Person 1 and so on, none of them refreshed. */
export async function withMany(sql: Sql, count: number) {
  const user = await signUp("Eve");
  await sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.batch', 'undo 00000000-0000-4000-8000-000000000000 unrecorded', true)`;
    await transaction`
      insert into public.founders (user_id, name, profile_url)
      select ${user.id}, 'Person ' || n, 'https://www.linkedin.com/in/step-' || n from generate_series(1, ${count}::integer) n`;
  });
  return user;
}
