import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PasswordField } from "./password-field";

afterEach(cleanup);

function aField() {
  render(<PasswordField label="Password" defaultValue="correct horse" />);
  return screen.getByLabelText("Password");
}

test("shows what is typed, and hides it again", () => {
  const field = aField();
  expect(field.getAttribute("type")).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show what is typed" }));
  expect(field.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide what is typed" }));
  expect(field.getAttribute("type")).toBe("password");
});

/** A key pressed while Caps Lock is on or off, which jsdom does not know of. */
function press(field: HTMLElement, isCaps: boolean) {
  const event = createEvent.keyDown(field, { key: "a" });
  fireEvent(field, Object.assign(event, { getModifierState: (key: string) => isCaps && key === "CapsLock" }));
}

test("says that Caps Lock is on for as long as it is", () => {
  const field = aField();
  press(field, true);
  expect(screen.getByRole("status").textContent).toBe("Caps Lock is on.");
  press(field, false);
  expect(screen.getByRole("status").textContent).toBe("");
});
