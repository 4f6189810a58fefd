import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { useAddressPart } from "./use-address-part";

function Screen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [part, set] = useAddressPart("history");
  const buttons: Record<string, () => void> = {
    open: () => set("all"),
    another: () => set("2"),
    close: () => set(null),
    "close twice": () => {
      set(null);
      set(null);
    },
    next: () => void navigate("/people/2", { replace: true }),
    back: () => void navigate(-1),
    link: () => void navigate("?history=all"),
  };
  return (
    <>
      <output>{pathname + search}</output>
      <p>{part ?? "closed"}</p>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

/** Where the presses lead, from a person's page that the list led to. */
function afterPresses(presses: string): string {
  render(
    <MemoryRouter initialEntries={["/people", "/people/1"]} initialIndex={1}>
      <Screen />
    </MemoryRouter>,
  );
  for (const name of presses.split(", ")) fireEvent.click(screen.getByRole("button", { name }));
  return screen.getByRole("status").textContent;
}

afterEach(cleanup);

test.each([
  ["open", "/people/1?history=all"],
  ["open, back", "/people/1"],
  ["open, close", "/people/1"],
  ["open, close, back", "/people"],
  ["open, close, next, next, next, back", "/people"],
  ["open, close twice, back", "/people"],
  ["open, close, open, close, back", "/people"],
  ["open, another", "/people/1?history=2"],
  ["open, another, close", "/people/1"],
  ["open, another, close, back", "/people"],
  ["open, back, open, close, back", "/people"],
  // A link opened it: there may be nothing of ours to go back to.
  ["link, close", "/people/1"],
  ["link, close, next, back", "/people/1"],
])("an overlay of the address that was closed is not open again: %s", (presses, place) => {
  expect(afterPresses(presses)).toBe(place);
});

test("a part that is set later, as by a timer, takes back nothing that was set meanwhile", () => {
  const later: (() => void)[] = [];
  function Filters() {
    const [, setShow] = useAddressPart("show");
    const [, setSearch] = useAddressPart("find");
    return (
      <>
        <output>{useLocation().search}</output>
        <button onClick={() => setShow("posts", { replace: true })}>Posts</button>
        <button onClick={() => later.push(() => setSearch("gripper", { replace: true }))}>Type</button>
      </>
    );
  }
  render(
    <MemoryRouter>
      <Filters />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Type" }));
  fireEvent.click(screen.getByRole("button", { name: "Posts" }));
  act(() => later.forEach((run) => run()));
  expect(screen.getByRole("status").textContent).toBe("?show=posts&find=gripper");
});
