import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { runHook } from "@/testing/run-hook";
import { useUpload } from "./upload.queries";
import { digestOf } from "./rows-digest";

const COUNT = 1_200;
const id = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const rows = Array.from({ length: COUNT }, (_, at) => ({ row: at + 2, document: { name: `Person ${at}` } }));
const lineOf = (row: number) => ({
  row_number: row,
  name: "x",
  profile_url: null,
  ...outcomes,
  left_out: [],
  founder_id: null,
});
const outcomes = { outcome: null, expected: null, reason: null };

const importRow = (digest: string) => ({
  ...{ id, file_name: "people.csv", row_count: COUNT, known_people: "fill", refresh: false },
  ...{ state: "uploading", digest, created_at: "2026-11-21T11:00:00Z" },
});

interface Broken {
  digest: string;
  /** The last rows that the server says it has. */
  lines: number[];
  uploaded: number;
}

/** A server that has the beginning of a file; gives the lines that it is sent, in order. */
function serverWith({ digest, lines, uploaded }: Broken) {
  const sent: number[] = [];
  let has = uploaded;
  const progress = () => ({ state: "uploading", total: COUNT, uploaded: has, left: has, outcomes: {}, expected: {} });
  fakeServer({
    imports: ({ method }) =>
      method === "POST" ? { status: 201, json: importRow("f".repeat(64)) } : { json: [importRow(digest)] },
    import_rows: () => ({ json: lines.map(lineOf) }),
    "rpc/import_progress": () => ({ json: progress() }),
    "rpc/upload_import_rows": ({ body }) => {
      const { given } = body as { given: { rows: { row: number }[] } };
      sent.push(...given.rows.map(({ row }) => row));
      has = COUNT;
      return { json: progress() };
    },
  });
  return sent;
}

async function upload() {
  const uploading = runHook(
    createQueryClient(() => undefined),
    () => useUpload(() => undefined),
  );
  const digest = await digestOf({ rows });
  await act(() => uploading.current.mutateAsync({ fileName: "people.csv", rows, digest }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the same file goes on after the rows that the server has", async () => {
  const sent = serverWith({ digest: await digestOf({ rows }), lines: [501], uploaded: 500 });
  await upload();
  expect(sent).toEqual(rows.slice(500).map(({ row }) => row));
});

test("all rows are sent again when those that the server has are not the first ones", async () => {
  const sent = serverWith({ digest: await digestOf({ rows }), lines: [501, 777], uploaded: 500 });
  await upload();
  expect(sent).toHaveLength(COUNT);
});

test("another file, or the same with other columns, is another import", async () => {
  const others = rows.map(({ row }) => ({ row, document: { company: "Acme" } }));
  const sent = serverWith({ digest: await digestOf({ rows: others }), lines: [501], uploaded: 500 });
  await upload();
  expect(sent).toHaveLength(COUNT);
});
