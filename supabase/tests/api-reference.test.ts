import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { sendMessage } from "../functions/_shared/contract/assistant.ts";
import { addCustomField, addCustomValue } from "../functions/_shared/contract/custom-fields.ts";
import type { Endpoint } from "../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { addFounder, removeFounder } from "../functions/_shared/contract/founders.ts";
import { listPosts } from "../functions/_shared/contract/posts.ts";
import { listRefreshJobs, refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { addTask } from "../functions/_shared/contract/tasks.ts";
import { addToken } from "../functions/_shared/contract/tokens.ts";
import { listTrash } from "../functions/_shared/contract/trash.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { curlExample } from "../../web/api-reference/curl-example.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const run = promisify(execFile);
const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

/** Someone who has one of everything that the examples name, as the shell variables by which they name it. */
async function withOneOfEach(): Promise<Record<string, string>> {
  const { id, call, token } = await signUp("Reader");
  // Not the person who the examples add.
  const [, person] = samplePeople();
  if (!person) throw new Error("There is nobody in the demonstration network");
  const { id: founderId } = await call(addFounder, { input: { name: person.name, profileUrl: person.profileUrl } });
  await call(refreshSummaries, { params: { founderId } });
  const postId = (await call(listPosts)).data[0]?.id ?? "";
  await sql`
    insert into public.post_pictures (user_id, post_id, address, content, next_try_at)
    values (${id}, ${postId}, 'https://cdn.example/1.png', '\\x89504e470d0a1a0a00', null)`;
  const field = await call(addCustomField, {
    input: { label: "Round", type: "select", options: ["Seed", "Series A"] },
  });
  await call(addCustomValue, { params: { fieldId: field.id }, input: { founderId, value: "Seed" } });
  const gone = await call(addFounder, { input: newFounder() });
  await call(removeFounder, { params: { founderId: gone.id } });
  return {
    TRACKER_API: inject("stack").api,
    TRACKER_TOKEN: token,
    FOUNDER_ID: founderId,
    FIELD_ID: field.id,
    TASK_ID: (await call(addTask, { input: { title: "Call" } })).id,
    POST_ID: postId,
    TOKEN_ID: (await call(addToken, { input: { name: "Old", scope: "read" } })).id,
    ENTRY_ID: (await call(listTrash)).data[0]?.id ?? "",
    ...(await conversing(call)),
    JOB_ID: String((await call(listRefreshJobs)).data[0]?.id ?? 0),
  };
}

/** A conversation in which a task was added, which can be undone. */
async function conversing(call: NamedUser["call"]): Promise<Record<string, string>> {
  const input = { message: "Remind me to buy a ticket tomorrow" };
  const { sessionId, actions } = await call(sendMessage, { input });
  if (!actions[0]) throw new Error("The assistant did not add the task");
  return { SESSION_ID: sessionId, ACTION_ID: actions[0].id };
}

const LAST = [
  "DELETE /custom-fields/:fieldId/values/:founderId",
  "DELETE /custom-fields/:fieldId",
  "DELETE /founders/:founderId",
];
const named = ({ method, path }: Endpoint) => `${method} ${path}`;
/** Registering comes before logging in, and what deletes comes last, the part before the whole. */
const order = (endpoint: Endpoint) =>
  named(endpoint) === "POST /auth/register" ? -1 : LAST.indexOf(named(endpoint)) + 1;

// The examples are for a shell with curl; a machine without one has nobody to print them for.
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

test.skipIf(!hasCurl)(
  "every example of the API's reference page runs as it is printed",
  async () => {
    const env = { PATH: process.env["PATH"], ...(await withOneOfEach()) };
    // What a browser records begins like this.
    const cwd = await mkdtemp(join(tmpdir(), "tracker-example-"));
    await writeFile(join(cwd, "recording.webm"), Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3));
    // The extension's own calls need its codes and tokens: extension.test.ts makes them. A key's check asks a vendor, who is not here.
    const open = endpoints.filter(({ path }) => !/^\/(?:extension|data-sources)\//.test(path));
    for (const endpoint of open.sort((a, b) => order(a) - order(b))) {
      const { stdout } = await run("bash", ["-c", `${curlExample(endpoint)} -w '\\n%{http_code}'`], { env, cwd });
      const status = Number(stdout.slice(stdout.lastIndexOf("\n") + 1));
      expect([200, 204], `${named(endpoint)}: ${stdout}`).toContain(status);
    }
    await rm(cwd, { recursive: true });
  },
  // A shell and a curl for each of them.
  180_000,
);
