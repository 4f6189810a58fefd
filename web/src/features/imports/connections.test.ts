import { describe, expect, test } from "vitest";
import { readDate } from "@/lib/read-date";
import { guessColumns } from "./guess-columns";
import { mappedColumns } from "./mapped-columns";
import { readFile } from "./read-file";
import { documentReader } from "./to-document";

// What LinkedIn writes above the table is of changing length and in the account's language.
const preambles: [string, string][] = [
  ["none", ""],
  [
    "English",
    `Notes:\n"When exporting, some email addresses, as ""you"" may notice, are missing. See https://www.linkedin.com/psettings/privacy/email"\n\n`,
  ],
  ["without its empty line", `Notes:\n"Some, of, them, are, missing, here, now"\n`],
  ["German", `Hinweise:\n"Beim Exportieren, so ""heißt es"", fehlen E-Mail-Adressen."\n\n`],
  ["Japanese, over three lines", `注:\n"メールアドレスが\n""非公開""の場合があります。"\n\n\n`],
  ["with words that are headers too", `Notes:\nName\nEmail\n\n`],
];
const headers: [string, string][] = [
  ["English", "First Name,Last Name,URL,Email Address,Company,Position,Connected On"],
  ["German", "Vorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Verbunden am"],
  ["Japanese", "名,姓,URL,メールアドレス,会社,役職,つながった日"],
  ["Turkish", "Ad,Soyad,Bağlantı,E-posta,Şirket,Pozisyon,Bağlantı tarihi"],
];
const person = (number: number) =>
  `Ada ${number},"O""Neil, PhD",https://www.linkedin.com/in/ada-${number},,"Oxbow, Inc.",CTO,21 Nov 2026`;
const hidden = ",,,,,,14 Jul 2019";
const file = (text: string, mark = "\ufeff", ends = "\r\n") => new Blob([mark + text.replaceAll("\n", ends)]);

async function tableOf(blob: Blob) {
  const read = await readFile(blob);
  if ("error" in read) throw new Error(read.error);
  return read.table;
}

describe.each(preambles)("with a preamble: %s", (_, preamble) => {
  test.each(headers)("finds the headers in %s by what is in the file", async (_, header) => {
    const text = `${preamble}${header}\n${hidden}\n${person(1)}\n${person(2)}\n`;
    for (const [mark, ends] of [
      ["", "\n"],
      ["\ufeff", "\r\n"],
    ]) {
      const table = await tableOf(file(text, mark, ends));
      expect([table.headers, table.rows.length]).toEqual([header.split(","), 3]);
    }
  });
});

test("of 10,000 connections none is lost, and those whose address LinkedIn leaves out are rows without one", async () => {
  const people = Array.from({ length: 10_000 }, (_, at) => (at % 50 === 7 ? hidden : person(at)));
  const table = await tableOf(file(`${preambles[1]?.[1] ?? ""}${headers[0]?.[1] ?? ""}\n${people.join("\n")}\n`));
  const cells = table.rows.map((row) => row.cells);
  const mapping = guessColumns(table.headers, cells, []);
  const mapped = { fileName: "Connections.csv", table, mapping, newColumns: {}, isTidied: false };
  const read = documentReader(mappedColumns(mapped, [], { stage: [], status: [] }));
  const documents = cells.map((row) => read(row));
  expect(documents).toHaveLength(10_000);
  expect(documents.filter(({ profileUrl }) => profileUrl === undefined)).toHaveLength(200);
  expect(documents[0]).toMatchObject({
    profileUrl: "https://www.linkedin.com/in/ada-0",
    company: "Oxbow, Inc.",
    roleTitle: "CTO",
  });
});

test.each([
  ["21 Nov 2026", "2026-11-21"],
  ["01 Feb 2025", "2025-02-01"],
  ["03 März 2024", "2024-03-03"],
])("reads LinkedIn's date %s", (written, day) => {
  expect(readDate(written)).toBe(day);
});
