import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SelectField } from "../field";
import { Checkbox } from "./checkbox";
import { Label } from "./label";
import { Switch } from "./switch";

afterEach(cleanup);

test("a box for some of many says so, and a press on its label makes it all", async () => {
  function All() {
    const [checked, setChecked] = useState<boolean | "indeterminate">("indeterminate");
    return (
      <>
        <Checkbox id="all" checked={checked} onCheckedChange={setChecked} />
        <Label htmlFor="all">All people</Label>
      </>
    );
  }
  render(<All />);
  const box = screen.getByRole("checkbox", { name: "All people" });
  expect(box.getAttribute("aria-checked")).toBe("mixed");
  await userEvent.click(screen.getByText("All people"));
  expect(box.getAttribute("aria-checked")).toBe("true");
});

test("a switch goes on by the space bar, and not at all while it is disabled", async () => {
  render(
    <>
      <Switch aria-label="Works" />
      <Switch aria-label="Rests" disabled />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("switch", { name: "Works" }).getAttribute("aria-checked")).toBe("true");
  await userEvent.click(screen.getByRole("switch", { name: "Rests" }));
  expect(screen.getByRole("switch", { name: "Rests" }).getAttribute("aria-checked")).toBe("false");
});

test("a list is labelled, hinted at, and may be left empty again", async () => {
  render(<SelectField label="Industry" placeholder="Choose one" hint="For the summaries." options={["Technology"]} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Industry" });
  expect(document.getElementById(list.getAttribute("aria-describedby") ?? "")?.textContent).toBe("For the summaries.");
  await userEvent.selectOptions(list, "Technology");
  expect(list.value).toBe("Technology");
  await userEvent.selectOptions(list, "Choose one");
  expect(list.value).toBe("");
});
