import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { renderInApp } from "@/testing/render";
import { NameCell } from "./name-cell";

afterEach(cleanup);

const found = (text: string) => ({ text, isFound: true });
const around = (text: string) => ({ text, isFound: false });

test("a person found by a note says so under the name, with the words marked", () => {
  const excerpt = [around("Wants to talk about the "), found("pension"), around(" <b>scheme</b>")];
  const { container } = renderInApp(<NameCell person={aPersonRow({ match: { field: "notes", excerpt } })} />);
  expect(container.textContent).toBe("Ada OkaforNote: … about the pension <b>scheme</b>");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["pension"]);
  expect(container.querySelector("b")).toBeNull();
});

test("a person found by the name, or by no search, has the name alone", () => {
  renderInApp(<NameCell person={aPersonRow({ match: { field: "name", excerpt: [found("Ada")] } })} />);
  renderInApp(<NameCell person={aPersonRow()} />);
  for (const link of screen.getAllByRole("link", { name: "Ada Okafor" })) {
    expect(link.parentElement?.textContent).toBe("Ada Okafor");
  }
});
