import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { CellValue } from "../grid-column";
import { parseText } from "../parse-cell";
import { CellEditor } from "./cell-editor";
import type { Then } from "./editor-props";

afterEach(cleanup);

/** The editor of an owner's cell among others' owners, with what it saved. */
async function anEditor(value: string | null) {
  const saved: [CellValue, Then][] = [];
  let cancelled = 0;
  const suggest = () => Promise.resolve(["Ada", "Brünhild", "Bo"]);
  render(
    <CellEditor
      {...{ kind: "text", label: "Owner", value, draft: null, typed: null, opening: null }}
      edit={{ parse: parseText, suggest }}
      onSave={(next, then) => void saved.push([next, then])}
      onRefuse={() => undefined}
      onCancel={() => {
        cancelled++;
      }}
    />,
  );
  const user = userEvent.setup();
  await expect.poll(() => screen.queryAllByRole("option", { hidden: true }).length > 0 || value !== null).toBe(true);
  return { user, saved, cancels: () => cancelled };
}

const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("an empty field offers all, one with a value none until something is typed", async () => {
  await anEditor(null);
  expect(offered()).toEqual(["Ada", "Brünhild", "Bo"]);
  cleanup();
  const { user } = await anEditor("Cleo");
  expect(offered()).toEqual([]);
  await user.clear(screen.getByRole("combobox"));
  await user.keyboard("b");
  await expect.poll(offered).toEqual(["Brünhild", "Bo"]);
});

test.each([
  ["{ArrowDown}{Enter}", "Brünhild", "stay"],
  ["{ArrowDown}{ArrowDown}{Enter}", "Bo", "stay"],
  ["{ArrowUp}{Tab}", "Bo", "next"],
  ["{Enter}", "b", "stay"],
  ["{ArrowDown}o{Enter}", "bo", "stay"],
  ["{ArrowDown}{Escape}{Enter}", "b", "stay"],
])("after a typed b, %s saves %s", async (keys, value, then) => {
  const { user, saved, cancels } = await anEditor(null);
  await user.keyboard(`b${keys}`);
  expect(saved).toEqual([[value, then]]);
  cleanup();
  // What was typed is not saved behind what was chosen.
  await Promise.resolve();
  expect(saved).toHaveLength(1);
  expect(cancels()).toBe(0);
});

test("a press takes one, and a screen reader hears which one is marked", async () => {
  const { user, saved } = await anEditor(null);
  await user.keyboard("b{ArrowDown}");
  const field = screen.getByRole("combobox", { name: "Owner" });
  expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Brünhild");
  await user.click(screen.getByRole("option", { name: "Bo" }));
  expect(saved).toEqual([["Bo", "stay"]]);
});
