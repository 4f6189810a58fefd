import { expect, test } from "vitest";
import { getMe } from "../functions/_shared/contract/auth.ts";
import { PHONE_REFUSED } from "../functions/_shared/contract/phone.ts";
import {
  completeOnboarding,
  completeWalkthrough,
  EMAIL_STAYS,
  updateProfile,
} from "../functions/_shared/contract/profile.ts";
import { PROFILE_URL_REFUSED } from "../functions/_shared/contract/profile-url.ts";
import { answer, refusal } from "./api-answers.ts";
import { signUp } from "./named-user.ts";

test("takes a user through onboarding and the walkthrough, and keeps their settings", async () => {
  const { token } = await signUp("Ada");
  const input = { company: "Acme", jobTitle: "CEO", industry: "Finance", primaryUseCase: "Other", goals: "Grow" };
  expect(await refusal(completeOnboarding, token, { input: { ...input, goals: " " } })).toEqual({
    status: 400,
    error: "Please fill in: Goals",
  });
  expect(await refusal(completeOnboarding, token, { input: { ...input, linkedinUrl: "notaurl" } })).toEqual({
    status: 400,
    error: PROFILE_URL_REFUSED,
  });
  const { user } = await answer(completeOnboarding, token, { input: { ...input, phone: "", linkedinUrl: "" } });
  expect(user).toMatchObject({ ...input, phone: null, onboardingCompleted: true, walkthroughCompleted: false });
  expect((await answer(completeWalkthrough, token)).user.walkthroughCompleted).toBe(true);
  const changed = await answer(updateProfile, token, { input: { timeZone: "Europe/Berlin", founderStages: ["New"] } });
  expect(changed.user).toMatchObject({ timeZone: "Europe/Berlin", founderStages: ["New"], company: "Acme" });
  expect(await refusal(updateProfile, token, { input: { timeZone: "Mars/Olympus" } })).toMatchObject({ status: 400 });
  const cleared = await answer(updateProfile, token, { input: { company: "", goals: null } });
  expect(cleared.user).toMatchObject({ company: null, goals: null, onboardingCompleted: true });
  expect(await refusal(updateProfile, token, { input: { userId: user.id } as never })).toMatchObject({ status: 400 });
});

test("keeps a phone number and a LinkedIn URL in one spelling, and refuses what is neither", async () => {
  const { id, token, db } = await signUp("Ada");
  const contact = { phone: "(0044) 20 7946 0958", linkedinUrl: "linkedin.com/in/Ada/?trk=x" };
  const kept = { phone: "+442079460958", linkedinUrl: "https://www.linkedin.com/in/ada" };
  expect((await answer(updateProfile, token, { input: contact })).user).toMatchObject(kept);
  for (const [input, error] of [
    [{ phone: "abc" }, PHONE_REFUSED.characters],
    [{ phone: "(415) 555-2671" }, PHONE_REFUSED.countryCode],
    [{ phone: "+1 415" }, PHONE_REFUSED.length],
    [{ linkedinUrl: "::::" }, PROFILE_URL_REFUSED],
    [{ linkedinUrl: "javascript:alert(1)" }, PROFILE_URL_REFUSED],
    [{ linkedinUrl: "https://example.com/in/ada" }, PROFILE_URL_REFUSED],
  ] as const)
    expect(await refusal(updateProfile, token, { input })).toEqual({ status: 400, error });
  expect((await answer(getMe, token)).user).toMatchObject(kept);

  // Who writes to the table itself is held to the same spelling.
  for (const row of [
    { phone: "abc" },
    { phone: "020 7946 0958" },
    { phone: "+0123456789" },
    { linkedin_url: "linkedin.com/in/ada" },
    { linkedin_url: "https://www.linkedin.com/in/Ada" },
    { linkedin_url: "https://notaurl" },
    { linkedin_url: "" },
  ])
    expect((await db.from("profiles").update(row).eq("id", id)).error?.code, JSON.stringify(row)).toBe("23514");
  const nothing = { phone: null, linkedin_url: null };
  expect((await db.from("profiles").update(nothing).eq("id", id)).error).toBeNull();
});

test("takes the whole profile back as it was read, and says where its address is changed", async () => {
  const { token } = await signUp("Ada");
  const { email } = (await answer(getMe, token)).user;
  const same = await answer(updateProfile, token, { input: { email: ` ${email.toUpperCase()} `, company: "Acme" } });
  expect(same.user).toMatchObject({ email, company: "Acme" });
  expect(await refusal(updateProfile, token, { input: { email: "other@example.com", company: "B" } })).toEqual({
    status: 400,
    error: EMAIL_STAYS,
  });
  expect((await answer(getMe, token)).user).toMatchObject({ email, company: "Acme" });
});
