import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OwnerCell } from "./owner-cell";

afterEach(cleanup);

/** An owner's cell: what it says, and the class of its avatar's colour. */
function drawn(owner: string | null) {
  const { container } = render(<OwnerCell owner={owner} />);
  const avatar = container.querySelector("[aria-hidden]");
  return { text: container.textContent, colour: avatar?.className.split(" ").filter((name) => name.startsWith("bg-")) };
}

test("whose owner is nobody in particular is System's, and every owner's avatar has the one colour", () => {
  const [system, kim] = [drawn(null), drawn("Kim Doe")];
  expect([system.text, kim.text]).toEqual(["SSystem", "KDKim Doe"]);
  expect(system.colour).toHaveLength(1);
  expect(system.colour).toEqual(kim.colour);
});
