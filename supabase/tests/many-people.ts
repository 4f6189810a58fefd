import type { Sql } from "postgres";
import { signUp } from "./named-user.ts";

/** A new user with this many people, Person 1 and so on. */
export async function withMany(sql: Sql, count: number) {
  const user = await signUp("Eve");
  await sql`
    insert into public.founders (user_id, name, profile_url)
    select ${user.id}, 'Person ' || n, 'https://www.linkedin.com/in/step-' || n from generate_series(1, ${count}::integer) n`;
  return user;
}
