import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { asRow } from "@/testing/row";
import { aUser } from "@/testing/user";
import { ProfileSettings } from "./profile-settings";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const user = aUser({ company: "Northwind", industry: "E-commerce" });
// By text: a search by role names each of the hundreds of time zones first.
const save = () => screen.getByText(/Save Changes|Saving/);

function show(answer: Answer = () => ({ json: asRow(user) })) {
  fakeServer({ profiles: answer });
  return renderInApp(<ProfileSettings user={user}>{null}</ProfileSettings>);
}

test("offers to save only what differs, and nothing once it is typed back", async () => {
  show();
  expect(save().getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(screen.getByLabelText("Company"), "!");
  expect(save().getAttribute("aria-disabled")).toBe("false");
  await userEvent.type(screen.getByLabelText("Company"), "{Backspace}");
  expect(save().getAttribute("aria-disabled")).toBe("true");
});

test("keeps what was typed over a reload until it is saved or discarded", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Goals"), "More calls");
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Goals").value).toBe("More calls");
  await userEvent.click(screen.getByText("Discard"));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Goals").value).toBe("");
  expect(sessionStorage.length).toBe(0);
});

test("sends the changes alone, and says for three seconds that they are saved", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bodies: unknown[] = [];
  show(({ body }) => {
    bodies.push(body);
    return { json: asRow({ ...user, jobTitle: "123" }) };
  });
  await userEvent.type(screen.getByLabelText("Job title"), "123");
  await userEvent.click(save());
  await screen.findByText("Profile updated successfully!");
  expect(bodies).toEqual([{ job_title: "123" }]);
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.queryByText("Profile updated successfully!")).toBeNull();
});

test("keeps what was typed while it was saving, also into a field that was on its way", async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  show(() => ({ json: asRow({ ...user, jobTitle: "123" }), after: held }));
  await userEvent.type(screen.getByLabelText("Job title"), "123");
  await userEvent.click(save());
  await userEvent.type(screen.getByLabelText("Job title"), "4");
  await userEvent.type(screen.getByLabelText("Goals"), "More calls");
  answer();
  await screen.findByText("Profile updated successfully!");
  expect(screen.getByLabelText<HTMLInputElement>("Job title").value).toBe("1234");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Goals").value).toBe("More calls");
  expect(save().getAttribute("aria-disabled")).toBe("false");
});

test("waits without a connection, shows what waits as it will be, and sends it when the server is back", async () => {
  let isUp = false;
  const bodies: unknown[] = [];
  const { outbox } = show(({ method, body }) => {
    if (!isUp) throw new TypeError("Failed to fetch");
    if (method !== "GET") bodies.push(body);
    return { json: asRow(user) };
  });
  await userEvent.type(screen.getByLabelText("Job title"), "123");
  await userEvent.click(save());
  await screen.findByText("Kept on this device. It is saved when the server can be reached.");
  expect(outbox.read().map(({ text }) => text)).toEqual(["Profile, job title: “123”"]);
  expect(save().getAttribute("aria-disabled")).toBe("true");
  expect(sessionStorage.length).toBe(0);
  cleanup();

  isUp = true;
  await outbox.replay();
  expect(bodies).toEqual([{ job_title: "123" }]);
  expect(outbox.read()).toEqual([]);
});

test("says why it could not be saved, with everything still there", async () => {
  show(() => ({ status: 400, json: { code: "PT400", message: "Choose a time zone from the list." } }));
  await userEvent.type(screen.getByLabelText("Name"), " II");
  await userEvent.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe("Choose a time zone from the list.");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada Lovelace II");
});

test("keeps an industry from the onboarding's list in sight", async () => {
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Industry").value).toBe("E-commerce"));
});
