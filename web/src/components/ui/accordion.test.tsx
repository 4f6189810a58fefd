import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion";

afterEach(cleanup);

const show = () =>
  render(
    <Accordion openFirst={["Two"]}>
      {["One", "Two", "Three"].map((name) => (
        <AccordionItem key={name} value={name}>
          <AccordionTrigger>{name}</AccordionTrigger>
          <AccordionContent>About {name}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>,
  );
const button = (name: string) => screen.getByRole("button", { name });

test("a press opens an item and closes it again, and the others stay as they are", async () => {
  show();
  expect(screen.getByRole("region", { name: "Two" }).textContent).toBe("About Two");
  await userEvent.click(button("One"));
  expect(button("One").getAttribute("aria-expanded")).toBe("true");
  expect(button("One").getAttribute("aria-controls")).toBe(screen.getByRole("region", { name: "One" }).id);
  expect(screen.getByText("About Two")).toBeTruthy();
  await userEvent.click(button("One"));
  expect(button("One").getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText("About One")).toBeNull();
});

test("the arrow keys, Home and End lead from button to button, around the ends", async () => {
  show();
  button("One").focus();
  for (const [key, name] of [
    ["ArrowDown", "Two"],
    ["End", "Three"],
    ["ArrowDown", "One"],
    ["ArrowUp", "Three"],
    ["Home", "One"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(button(name));
  }
});
