import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CompanyChip } from "./company-chip";

afterEach(cleanup);

test("companies have twelve colours, which begin again with the thirteenth row", () => {
  const rows = Array.from({ length: 24 }, (_, row) => row);
  render(rows.map((row) => <CompanyChip key={row} company={`Company ${row}`} row={row} />));
  const hues = rows.map((row) => screen.getByText(`Company ${row}`).dataset["hue"]);
  expect(new Set(hues)).toHaveLength(12);
  expect(hues.slice(12)).toEqual(hues.slice(0, 12));
});
