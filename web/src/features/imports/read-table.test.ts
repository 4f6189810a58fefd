import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text";
import { readTable } from "./read-table";

const rows = (text: string) => readTable(text)?.rows.map(({ cells }) => cells);

describe("reading delimited text", () => {
  test.each([
    ["commas", "Name,Email\nAda,ada@x.com", ","],
    ["semicolons, as spreadsheets write them in much of Europe", "Name;Email\nAda;ada@x.com", ";"],
    ["tabs, as cells are copied", "Name\tEmail\nAda\tada@x.com", "\t"],
    ["Windows' line ends", "Name,Email\r\nAda,ada@x.com\r\n", ","],
    ["old Macs' line ends", "Name,Email\rAda,ada@x.com", ","],
  ])("takes %s", (_, text, delimiter) => {
    expect(readTable(text)).toEqual({
      headers: ["Name", "Email"],
      rows: [{ row: 2, cells: ["Ada", "ada@x.com"] }],
      preamble: 0,
      delimiter,
    });
  });

  test("takes quoted cells with delimiters, quotes and line ends in them", () => {
    expect(rows('Name,Note\n"Okafor, Ada","She said ""hello""\nand left"')).toEqual([
      ["Okafor, Ada", 'She said "hello"\nand left'],
    ]);
  });

  test("does not take commas within texts for the delimiter of a file with semicolons", () => {
    expect(readTable("Name;Note\nAda;one, two, three\nBo;a, b, c, d")?.delimiter).toBe(";");
  });

  test("numbers rows as a spreadsheet does, and leaves out empty ones", () => {
    expect(readTable("Name,Email\n\nAda,a@x.com\n , \nBo,b@x.com\n")?.rows.map(({ row }) => row)).toEqual([3, 5]);
  });

  test("skips the lines that LinkedIn writes before the headers of Connections.csv", () => {
    const file = [
      "Notes:",
      '"When exporting your connection data, you may notice that some of the email addresses are missing. See <a href=""x"">here</a>, please."',
      "",
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
      'Grace,Hopper,https://www.linkedin.com/in/grace,,"Navy, US",Rear admiral,12 Nov 2025',
    ].join("\n");
    expect(readTable(file)).toMatchObject({
      preamble: 3,
      headers: ["First Name", "Last Name", "URL", "Email Address", "Company", "Position", "Connected On"],
      rows: [
        {
          row: 5,
          cells: [
            "Grace",
            "Hopper",
            "https://www.linkedin.com/in/grace",
            "",
            "Navy, US",
            "Rear admiral",
            "12 Nov 2025",
          ],
        },
      ],
    });
  });

  test("parts rows whatever their line ends, mixed ones too", () => {
    expect(rows("Name,Email\r\nAda,a@x.com\nBo,b@x.com\rCy,c@x.com\r\nDi,d@x.com\r\n")).toEqual([
      ["Ada", "a@x.com"],
      ["Bo", "b@x.com"],
      ["Cy", "c@x.com"],
      ["Di", "d@x.com"],
    ]);
  });

  test.each([
    ["never", 'Name,Note\nAda,"open\nBo,x\nCy,y', 2],
    ["only rows further on", 'Name,Note\nAda,x\n"Acme" Inc,x\nBo,"one, two"\nCy,y', 3],
  ])("names the row whose quote is closed %s, so that no row is lost within another", (_, text, row) => {
    expect(readTable(text)?.tornRow).toBe(row);
  });

  test("keeps a quote that is not doubled where it splits nothing", () => {
    const table = readTable('Name,Note\n"Bo "the" Builder",x\nCy,y');
    expect([table?.tornRow, table?.rows.length]).toEqual([undefined, 2]);
  });

  test("takes headers that it does not know", () => {
    expect(readTable("Nombre completo,Correo\nAda,a@x.com")?.headers).toEqual(["Nombre completo", "Correo"]);
  });

  test.each(["", "\n\n", "\ufeff"])("finds no table in %j", (text) => {
    expect(readTable(text)).toBeNull();
  });

  test("takes back the apostrophe that an export put before a formula, and no other", () => {
    expect(rows("Name,Owner\n'=1+1,'quoted'\n''=x,'plain")).toEqual([
      ["=1+1", "'quoted'"],
      ["'=x", "'plain"],
    ]);
  });
});

describe("the letters of a file", () => {
  const text = "Name\nJosé Núñez";
  test("are UTF-8, with or without a mark", () => {
    const bytes = new TextEncoder().encode(text);
    expect(readTable(decodeText(bytes))?.rows[0]?.cells).toEqual(["José Núñez"]);
    expect(readTable(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])))?.headers).toEqual(["Name"]);
  });
  test("are Latin 1 where they cannot be UTF-8", () => {
    const bytes = Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(decodeText(bytes)).toBe(text);
  });
  test.each([
    ["low byte first", (code: number) => [code & 0xff, code >> 8]],
    ["high byte first", (code: number) => [code >> 8, code & 0xff]],
  ])("are UTF-16 without a mark, %s", (_, bytesOf) => {
    const bytes = Uint8Array.from(Array.from(text, (letter) => bytesOf(letter.charCodeAt(0))).flat());
    expect(decodeText(bytes)).toBe(text);
  });
  test("have no NUL among them, which the database would refuse with all the rows around it", () => {
    expect(decodeText(new TextEncoder().encode("Name\0\nA\0da"))).toBe("Name\nAda");
  });
  test("are UTF-16 where its mark says so", () => {
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from(text, (letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]).flat(),
    ]);
    expect(decodeText(bytes)).toBe(text);
  });
});
