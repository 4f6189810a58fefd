import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { PHONE_REFUSED } from "@contract/phone";
import { PROFILE_URL_REFUSED } from "@contract/profile-url";
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
const save = () => screen.getByRole("button", { name: /Save Changes|Saving/ });

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
  await screen.findByText("Kept on this device. We'll save it when you're back online.");
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

test.each([
  ["Phone", "(415) 555-2671", PHONE_REFUSED.countryCode],
  ["LinkedIn URL", "::::", PROFILE_URL_REFUSED],
  ["Company", "c".repeat(201), "Company can be up to 200 characters; this is 201."],
  ["Job title", "j".repeat(201), "Job title can be up to 200 characters; this is 201."],
  ["Name", "n".repeat(201), "Name can be up to 200 characters; this is 201."],
  ["Goals", "g".repeat(5_001), "Goals can be up to 5,000 characters; this is 5,001."],
  ["Notes", "n".repeat(10_001), "Notes can be up to 10,000 characters; this is 10,001."],
])("%s says what is wrong with it once it is left, keeps it, and is not sent", async (label, text, sentence) => {
  const bodies: unknown[] = [];
  show(({ method, body }) => {
    if (method !== "GET") bodies.push(body);
    return { json: asRow(user) };
  });
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  expect(screen.queryByText(sentence)).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(save());
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(text);
  expect(bodies).toEqual([]);
  fireEvent.change(field, { target: { value: "" } });
  expect(screen.queryByText(sentence)).toBeNull();
});

test("shows how a phone number will be kept before it is saved, and keeps that", async () => {
  const bodies: unknown[] = [];
  show(({ body }) => {
    bodies.push(body);
    return { json: asRow({ ...user, phone: "+442079460958" }) };
  });
  await userEvent.type(screen.getByLabelText("Phone"), "0044 20 7946 0958");
  expect(screen.getByText("Saved as +44 207 946 0958")).toBeTruthy();
  await userEvent.click(save());
  await screen.findByText("Profile updated successfully!");
  expect(bodies).toEqual([{ phone: "+442079460958" }]);
});

test("a time zone is found by its city and chosen by keyboard", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: /^Time zone Europe\/London \(UTC/ }));
  await userEvent.type(screen.getByRole("combobox", { name: "Search time zones" }), "kolkata{Enter}");
  expect(screen.getByRole("button", { name: /Asia\/Kolkata \(UTC\+5:30\)/ })).toBeTruthy();
  expect(save().getAttribute("aria-disabled")).toBe("false");
});

test("keeps an industry from the onboarding's list in sight", async () => {
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Industry").value).toBe("E-commerce"));
});
