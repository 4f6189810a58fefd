import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Segmented } from "./segmented";

function Views() {
  const [view, setView] = useState<"board" | "calendar">("board");
  const options = [
    { value: "calendar", label: "Calendar View" },
    { value: "board", label: "Table View" },
  ] as const;
  return <Segmented label="View" value={view} onChange={setView} options={options} />;
}

afterEach(cleanup);
const chosen = () => screen.getAllByRole("radio", { checked: true }).map((option) => option.textContent);

test("chooses one of its options, and keeps it when it is pressed again", async () => {
  render(<Views />);
  await userEvent.click(screen.getByRole("radio", { name: "Calendar View" }));
  expect(chosen()).toEqual(["Calendar View"]);
  await userEvent.click(screen.getByRole("radio", { name: "Calendar View" }));
  expect(chosen()).toEqual(["Calendar View"]);
});
