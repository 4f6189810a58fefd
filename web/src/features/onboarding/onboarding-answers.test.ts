import { PHONE_REFUSED } from "@contract/phone";
import { PROFILE_URL_REFUSED } from "@contract/profile-url";
import { StoreError } from "@stores/store-error";
import { expect, test } from "vitest";
import {
  type Answers,
  checkAnswers,
  firstOpenStep,
  isFilled,
  neededForNext,
  noAnswers,
  onboardingSentence,
} from "./onboarding-answers";

const all: Answers = {
  company: " Northwind ",
  jobTitle: "Partner",
  industry: "Finance",
  primaryUseCase: "Other",
  goals: "Meet fifty founders",
  phone: "",
  linkedinUrl: "",
};

test("lets a step go only when its required fields hold more than blanks", () => {
  expect(isFilled(noAnswers, 1)).toBe(false);
  expect(isFilled({ ...all, jobTitle: " \t " }, 1)).toBe(false);
  expect([1, 2, 3, 4].map((step) => isFilled(all, step))).toEqual([true, true, true, true]);
  expect(isFilled(noAnswers, 4)).toBe(true);
});

test("says what a step still needs before the next one, and nothing once it has that", () => {
  expect([1, 2, 3, 4].map((step) => neededForNext(noAnswers, step))).toEqual([
    "Next needs your company name and your job title.",
    "Next needs an industry and a primary use case.",
    "Next needs your goals.",
    null,
  ]);
  expect(neededForNext({ ...all, jobTitle: "  " }, 1)).toBe("Next needs your job title.");
  expect(neededForNext(all, 1)).toBeNull();
});

test("finds the first step that lacks an answer", () => {
  expect(firstOpenStep(noAnswers)).toBe(1);
  expect(firstOpenStep({ ...all, goals: " " })).toBe(3);
  expect(firstOpenStep(all)).toBe(4);
});

test("names the missing fields", () => {
  expect(checkAnswers({ ...all, company: " ", goals: "" })).toEqual({
    ok: false,
    sentence: "Please fill in: Company, Goals",
    errors: {},
  });
});

test("trims the answers, and leaves out what is optional and blank", () => {
  const checked = checkAnswers(all);
  expect(checked.ok && checked.onboarding).toMatchObject({ company: "Northwind", phone: null, linkedinUrl: null });
});

test("completes a LinkedIn URL and a phone number, and refuses what is neither", () => {
  const typed = checkAnswers({ ...all, phone: "0044 20 7946 0958", linkedinUrl: "linkedin.com/in/Ada" });
  expect(typed.ok && typed.onboarding).toMatchObject({
    phone: "+442079460958",
    linkedinUrl: "https://www.linkedin.com/in/ada",
  });
  expect(checkAnswers({ ...all, phone: "(415) 555-2671", linkedinUrl: "notaurl" })).toEqual({
    ok: false,
    sentence: null,
    errors: { phone: PHONE_REFUSED.countryCode, linkedinUrl: PROFILE_URL_REFUSED },
  });
});

test("says 'Validation failed', 'Error' or the message, as the server has it", () => {
  expect(onboardingSentence(new StoreError("Too long", 400))).toBe("Validation failed: Too long");
  expect(onboardingSentence(new StoreError("Failed to fetch data", 500))).toBe(
    "Error: Your answers could not be saved. Please try again.",
  );
  expect(onboardingSentence(new Error("No way"))).toBe("No way");
  expect(onboardingSentence("?")).toBe("An error occurred");
});
