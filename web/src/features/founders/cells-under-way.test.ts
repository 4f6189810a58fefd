import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { createCellsUnderWay } from "./cells-under-way";
import type { Mended } from "./founder-list";

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
  const end = cells.begin([company])([company]);
  expect((await aRead(cells)()).company).toBe("Zeta");
  end(true);
  expect((await before()).company).toBe("Zeta");
  // The control: what is asked afterwards is news.
  expect(await aRead(cells)()).toBe(stored);
});

test("the answer to one change tells of its own columns, and of no other change", () => {
  const cells = createCellsUnderWay();
  const [company, email] = [change("company", " zeta "), change("email", "ada@zeta.example")];
  const send = cells.begin([company, email]);
  const end = send([company]);
  const answer = { ...stored, company: "Zeta" };
  const mended: Mended = cells.saved(ADA, ["company"]);
  expect(companyAndEmail(mended(answer))).toEqual(["Zeta", "ada@zeta.example"]);
  end(true);
  send([email]);
  const next = cells.saved(ADA, ["email"])({ ...answer, email: "ada@zeta.example" });
  expect(companyAndEmail(next)).toEqual(["Zeta", "ada@zeta.example"]);
});

test("an answer that was overtaken by a later one does not take it back", () => {
  const cells = createCellsUnderWay();
  const [company, email] = [change("company", "Zeta"), change("email", "ada@zeta.example")];
  cells.begin([company])([company]);
  const end = cells.begin([email])([email]);
  const later = cells.saved(ADA, ["email"])({ ...stored, email: "ada@zeta.example" });
  end(true);
  expect(companyAndEmail(later)).toEqual(["Zeta", "ada@zeta.example"]);
  const late = cells.saved(ADA, ["company"])({ ...stored, company: "Zeta" });
  expect(companyAndEmail(late)).toEqual(["Zeta", "ada@zeta.example"]);
});

test("a cell that is changed once more shows the last change whatever comes of the first", () => {
  const cells = createCellsUnderWay();
  const [first, second] = [change("company", "Beta"), change("company", "Gamma")];
  cells.begin([first])([first]);
  cells.begin([second])([second]);
  expect(cells.saved(ADA, ["company"])({ ...stored, company: "Beta" }).company).toBe("Gamma");
});

test("what was refused is read as it is", async () => {
  const cells = createCellsUnderWay();
  const read = aRead(cells);
  const company = change("company", "Zeta");
  cells.begin([company])([company])(false);
  expect(await read()).toBe(stored);
});
