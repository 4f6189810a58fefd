import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { usePersonDraft } from "@/features/founders/use-person-draft";
import { renderInApp } from "@/testing/render";
import { useAdding } from "./use-adding";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const { fields } = usePersonDraft();
  return <p>{`${fields.name}, ${fields.company}, ${fields.email}, ${fields.profileUrl}`}</p>;
}
function Screen() {
  const { adding } = useAdding();
  return adding ? <Form /> : <p>closed</p>;
}

test("opens the form with what the address says of the person", async () => {
  renderInApp(<Screen />, {
    at: "/people?add=person&person-name=Ada+Park&person-company=Acme+%26+Co&person-profileUrl=evil",
  });
  // The address of a profile is never taken from a link.
  expect(await screen.findByText("Ada Park, Acme & Co, ,")).toBeTruthy();
});

test("without anything in the address the form keeps what was typed", () => {
  sessionStorage.setItem("tracker-draft::person:name", "Half typed");
  renderInApp(<Screen />, { at: "/people?add=person" });
  expect(screen.getByText("Half typed, , ,")).toBeTruthy();
});
