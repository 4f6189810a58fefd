import { expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { addFounder, listFounders, removeFounder } from "../functions/_shared/contract/founders.ts";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import type { Endpoint, Schema } from "../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const namesIn = (schema: Schema, io: "input" | "output") =>
  Object.keys(z.toJSONSchema(schema, { io, unrepresentable: "any" }).properties ?? {});

/** Lists that are read a page at a time and say how many there are in all. */
const paged = endpoints.filter(
  ({ query, reply }) =>
    namesIn(reply, "output").includes("total") && namesIn(query, "input").some((name) => /^(page|offset)$/.test(name)),
);

async function read({ token }: NamedUser, { path }: Endpoint, query: Record<string, string>) {
  const response = await fetch(`${inject("stack").api}${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { data: unknown[]; total: number };
}

/** Someone with at least two of everything that is listed by pages. */
async function withLists(): Promise<NamedUser> {
  const user = await signUp("Ada");
  const [person] = samplePeople();
  if (!person) throw new Error("There is nobody in the demonstration network");
  const { id: founderId } = await user.call(addFounder, {
    input: { name: person.name, profileUrl: person.profileUrl },
  });
  await user.call(refreshSummaries, { params: { founderId } });
  for (const name of ["First", "Second"]) await user.call(addFounder, { input: newFounder(name) });
  for (const name of ["Gone", "Gone too"]) {
    const { id } = await user.call(addFounder, { input: newFounder(name) });
    await user.call(removeFounder, { params: { founderId: id } });
  }
  return user;
}

test("the total is the same on every page, past the end and after a cursor", async () => {
  const user = await withLists();
  expect(paged.map(({ path }) => path)).toEqual(expect.arrayContaining(["/founders", "/posts", "/activities"]));
  for (const endpoint of paged) {
    const isByPage = namesIn(endpoint.query, "input").includes("page");
    const { total } = await read(user, endpoint, {});
    expect(total, endpoint.path).toBeGreaterThan(1);
    const at = (row: number): Record<string, string> =>
      isByPage ? { page: String(row + 1) } : { offset: String(row) };
    for (const row of [1, total, total + 100]) {
      const page = await read(user, endpoint, { limit: "1", ...at(row) });
      expect([endpoint.path, row, page.data.length, page.total]).toEqual([
        endpoint.path,
        row,
        row < total ? 1 : 0,
        total,
      ]);
    }
  }
  const { nextCursor, total } = await user.call(listFounders, { query: { limit: 1 } });
  expect(nextCursor).not.toBeNull();
  const after = await user.call(listFounders, { query: { cursor: nextCursor ?? "" } });
  expect([after.data.length, after.total]).toEqual([total - 1, total]);
});
