import { PHONE_REFUSED } from "@contract/phone";
import { PROFILE_URL_REFUSED } from "@contract/profile-url";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { asRow } from "@/testing/row";
import { aUser } from "@/testing/user";
import Onboarding from "./onboarding";
import { noAnswers } from "./onboarding-answers";
import { OnboardingForm } from "./onboarding-form";
import { TestOnboarding } from "./test-onboarding";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const progress = () => screen.getByRole("progressbar").getAttribute("aria-valuenow");

async function fillUpToTheLastStep() {
  await userEvent.type(screen.getByLabelText("Company name"), "Northwind");
  await userEvent.type(screen.getByLabelText("Job title"), "Partner");
  await userEvent.click(button("Next"));
  await userEvent.selectOptions(screen.getByLabelText("Industry"), "E-commerce");
  await userEvent.selectOptions(screen.getByLabelText("Primary use case"), "Market Research");
  await userEvent.click(button("Next"));
  await userEvent.type(screen.getByLabelText("Goals"), "Be first to congratulate");
  await userEvent.click(button("Next"));
}

test("goes a quarter further with each step, back and forth, and lets none be skipped", async () => {
  fakeServer({});
  renderInApp(<Onboarding onDone={() => undefined} />);
  expect(progress()).toBe("25");
  expect(button("Next").disabled).toBe(true);
  expect(screen.getByText("Next needs your company name and your job title.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Company name"), "Northwind");
  expect(screen.getByText("Next needs your job title.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Job title"), "   {Enter}");
  expect(button("Next").disabled).toBe(true);
  expect(progress()).toBe("25");
  await userEvent.type(screen.getByLabelText("Job title"), "Partner{Enter}");
  expect(progress()).toBe("50");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Industry")));
  await userEvent.click(button("Back"));
  expect(screen.getByLabelText<HTMLInputElement>("Company name").value).toBe("Northwind");
});

test("stores the answers on the last step only, and then says that it is done", async () => {
  const bodies: unknown[] = [];
  const asked = fakeServer({
    profiles: ({ body }) => {
      bodies.push(body);
      return { json: asRow(aUser({ onboardingCompleted: true })) };
    },
  });
  const onDone = vi.fn();
  renderInApp(<Onboarding onDone={onDone} />);
  await fillUpToTheLastStep();
  expect(progress()).toBe("100");
  expect(asked).toEqual([]);
  expect(screen.getByLabelText(/Phone number/).getAttribute("type")).toBe("tel");
  expect(screen.getByLabelText(/LinkedIn URL/).getAttribute("type")).toBe("url");
  expect(button("Complete Setup").title).toBe("Complete Setup");
  await userEvent.click(button("Complete Setup"));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(bodies[0]).toMatchObject({
    company: "Northwind",
    industry: "E-commerce",
    phone: null,
    onboarding_completed: true,
  });
});

test("keeps every answer over a reload and a refusal, which it shows", async () => {
  fakeServer({ profiles: () => ({ status: 500, json: { code: "XX000", message: "secret" } }) });
  const onDone = vi.fn();
  renderInApp(<Onboarding onDone={onDone} />);
  await fillUpToTheLastStep();
  cleanup();
  renderInApp(<Onboarding onDone={onDone} />);
  expect(progress()).toBe("100");
  await userEvent.click(button("Complete Setup"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Error: Your answers could not be saved. Please try again.",
  );
  await userEvent.click(button("Back"));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Goals").value).toBe("Be first to congratulate");
  expect(onDone).not.toHaveBeenCalled();
});

test("says under each field of the last step what is wrong with it, and shows what becomes of the rest", async () => {
  const asked = fakeServer({});
  renderInApp(<Onboarding onDone={() => undefined} />);
  await fillUpToTheLastStep();
  const phone = screen.getByLabelText<HTMLInputElement>(/Phone number/);
  const url = screen.getByLabelText<HTMLInputElement>(/LinkedIn URL/);
  await userEvent.type(phone, "abc");
  await userEvent.type(url, "notaurl");
  await userEvent.click(button("Complete Setup"));
  expect(screen.getByText(PHONE_REFUSED.characters)).toBeTruthy();
  expect(screen.getByText(PROFILE_URL_REFUSED)).toBeTruthy();
  expect([phone.value, url.value]).toEqual(["abc", "notaurl"]);
  expect(document.activeElement).toBe(phone);
  await userEvent.clear(phone);
  await userEvent.type(phone, "0044 20 7946 0958");
  await userEvent.clear(url);
  await userEvent.type(url, "linkedin.com/in/Ada?trk=x");
  await userEvent.tab();
  expect(url.value).toBe("https://www.linkedin.com/in/ada");
  expect(phone.value).toMatch(/^\+44 /);
  expect(asked).toEqual([]);
});

test("sends the answers once, however often the button is pressed at once", async () => {
  const asked = fakeServer({ profiles: () => ({ json: asRow(aUser({ onboardingCompleted: true })) }) });
  renderInApp(<Onboarding onDone={() => undefined} />);
  await fillUpToTheLastStep();
  const form = screen.getByRole("form", { name: "Onboarding" });
  act(() => {
    for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
  });
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked.filter((path) => path.startsWith("PATCH"))).toHaveLength(1);
});

test("test mode asks the same, writes nothing and says when it is completed", async () => {
  const asked = fakeServer({});
  renderInApp(<TestOnboarding />);
  expect(screen.getByText(/Test mode/)).toBeTruthy();
  await fillUpToTheLastStep();
  await userEvent.click(button("Complete Setup"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Onboarding completed");
  expect(asked).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  [true, "Both are optional. Your phone number lets you text the assistant."],
  [false, "Both are optional and visible only to you."],
])("promises texting with a number only where it is offered (%s)", (takesTexts, lead) => {
  const nothing = () => undefined;
  renderInApp(
    <OnboardingForm
      draft={{ step: 4, answers: noAnswers }}
      onChange={nothing}
      onComplete={nothing}
      isSaving={false}
      refusal={null}
      takesTexts={takesTexts}
    />,
  );
  expect(screen.getByText(lead)).toBeTruthy();
});
