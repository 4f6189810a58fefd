import { exportedFiles } from "@/testing/exported-files";
import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns";
import { mappedColumns } from "./mapped-columns";
import { readFile } from "./read-file";
import { documentReader } from "./to-document";

const lists = { stage: ["Lead", "In conversation", "Meeting"], status: ["Active"] };

async function imported(bytes: Uint8Array) {
  const read = await readFile(new Blob([Uint8Array.from(bytes)]));
  if ("error" in read) throw new Error(read.error);
  const { table } = read;
  const mapping = guessColumns(
    table.headers,
    table.rows.map(({ cells }) => cells),
    [],
  );
  const mapped = { fileName: "people.csv", table, mapping, newColumns: {}, isTidied: false };
  return {
    table,
    mapping,
    people: table.rows.map(({ cells }) => documentReader(mappedColumns(mapped, [], lists))(cells)),
  };
}

test.each(exportedFiles)("knows the columns of $tool without any help", async ({ bytes, columns, people, others }) => {
  const { table, mapping, people: read } = await imported(bytes);
  const known = mapping.flatMap((target, column) => (target === null ? [] : [[table.headers[column], target]]));
  expect(Object.fromEntries(known)).toEqual(columns);
  expect([read.length, read.filter(({ profileUrl }) => profileUrl?.includes("linkedin.com/in/")).length]).toEqual([
    people + others,
    people,
  ]);
});
