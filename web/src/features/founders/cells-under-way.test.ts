import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { createCellsUnderWay } from "./cells-under-way";

const ADA = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
// What the server has, as long as nothing else is said.
const stored = aPersonRow({ id: ADA, company: "Acme", email: "ada@acme.example" });
const change = (columnId: string, value: string) => ({ rowId: ADA, columnId, value });

/** A read whose answer comes when it is let. */
function aRead(cells: ReturnType<typeof createCellsUnderWay>) {
  let answer: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (answer = resolve));
  const row = cells.whileReading(async (mended) => {
    await wait;
    return mended(stored);
  });
  return () => {
    answer();
    return row;
  };
}
const companyAndEmail = (row: { company: string | null; email: string | null }) => [row.company, row.email];

test("what is read while a change is under way leaves it on screen, and so does what was asked before it was saved", async () => {
  const cells = createCellsUnderWay();
  const before = aRead(cells);
  const company = change("company", "Zeta");
  const end = cells.begin([company]);
  expect((await aRead(cells)()).company).toBe("Zeta");
  end([company], true);
  expect((await before()).company).toBe("Zeta");
  // The control: what is asked afterwards is news.
  expect(await aRead(cells)()).toBe(stored);
});

test("what the server has is read as it stored it, while another cell of the row is still under way", async () => {
  const cells = createCellsUnderWay();
  const [company, email] = [change("company", " zeta "), change("email", "ada@zeta.example")];
  cells.begin([company, email]);
  cells.saved([company]);
  expect(companyAndEmail(await aRead(cells)())).toEqual(["Acme", "ada@zeta.example"]);
});

test("a cell that is changed again shows the last change whatever comes of the first", async () => {
  const cells = createCellsUnderWay();
  const [first, second] = [change("company", "Beta"), change("company", "Gamma")];
  const end = cells.begin([first]);
  cells.begin([second]);
  cells.saved([first]);
  expect((await aRead(cells)()).company).toBe("Gamma");
  end([first], true);
  expect((await aRead(cells)()).company).toBe("Gamma");
});

test("what was refused is read as it is", async () => {
  const cells = createCellsUnderWay();
  const read = aRead(cells);
  const company = change("company", "Zeta");
  cells.begin([company])([company], false);
  expect(await read()).toBe(stored);
});
