import { fieldLabel } from "@contract/person-fields";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { AddPersonForm } from "./add-person-form";
import { usePersonDraft } from "./use-person-draft";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const JANE = "https://www.linkedin.com/in/jane-doe";
const JOHN = "https://www.linkedin.com/in/john-roe";

function Form() {
  return <AddPersonForm draft={usePersonDraft()} errors={{}} disabled={false} refusal={null} />;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const values = () => ["Name", "LinkedIn URL", "Company", "Email"].map((label) => field(label).value);
const hintOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;

async function paste(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

test("a LinkedIn URL fills an empty name with a guess, which is selected to be corrected", async () => {
  renderInApp(<Form />);
  await paste("LinkedIn URL", JANE);
  expect(values()).toEqual(["Jane Doe", JANE, "", ""]);
  expect(hintOf("Name")).toBe("Guessed from the LinkedIn URL.");
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("Jane Q. Doe");
  expect(field("Name").value).toBe("Jane Q. Doe");
});

test("a guess follows the URL while it is typed; a name that the user typed does not", async () => {
  renderInApp(<Form />);
  await userEvent.type(field("LinkedIn URL"), JANE);
  expect(field("Name").value).toBe("Jane Doe");
  await userEvent.clear(field("Name"));
  await userEvent.type(field("Name"), "J. D.");
  await userEvent.type(field("LinkedIn URL"), "-smith");
  expect(values()).toEqual(["J. D.", `${JANE}-smith`, "", ""]);
});

test("a URL that tells no name says what is missing", async () => {
  renderInApp(<Form />);
  await paste("LinkedIn URL", "https://www.linkedin.com/in/jdoe");
  expect(field("Name").value).toBe("");
  expect(hintOf("Name")).toBe("Add their name to go on.");
});

test.each(["Name", "Company", "Email"])("a LinkedIn URL pasted into %s moves to its own field", async (label) => {
  renderInApp(<Form />);
  await paste(label, JANE);
  expect(values()).toEqual(["Jane Doe", JANE, "", ""]);
  expect(hintOf("LinkedIn URL")).toBe(`Moved here from ${label}.`);
});

test.each(["Name", "Company", "Email"])(
  "a second LinkedIn URL pasted into %s stays there, and says why",
  async (label) => {
    renderInApp(<Form />);
    await userEvent.type(field("LinkedIn URL"), JOHN);
    await userEvent.clear(field("Name"));
    await paste(label, JANE);
    expect(field(label).value).toBe(JANE);
    expect(field("LinkedIn URL").value).toBe(JOHN);
    expect(hintOf(label)).toBe("This is a LinkedIn URL, but the field for it is filled in already.");
  },
);

test("its fields are called what they are called on every other screen", () => {
  renderInApp(<Form />);
  const shown = [...document.querySelectorAll<HTMLInputElement>("input")].map(({ name, labels }) => [
    name,
    labels?.[0]?.textContent.replace(/\s*\(?optional\)?$|\s*\*$/i, ""),
  ]);
  expect(shown).toEqual((["name", "profileUrl", "company", "email"] as const).map((key) => [key, fieldLabel(key)]));
});
