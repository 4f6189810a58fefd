import { expect, test } from "vitest";
import { installationFrom } from "./installation";

test("without settings only the demonstration network has posts, and nothing else is set up", () => {
  expect(installationFrom({})).toEqual({
    fetchesRealPosts: false,
    phone: null,
    simulatedPhone: null,
    extensionUrl: null,
    takesTexts: false,
  });
  expect(installationFrom({ VITE_POST_SOURCE: " Sample ", VITE_EXTENSION_URL: " " })).toEqual(installationFrom({}));
});

test("a post source, a number and an extension are there once their settings are", () => {
  const settings = {
    VITE_POST_SOURCE: "apify",
    VITE_PHONE_NUMBER: "+44 20 7946 0000",
    VITE_EXTENSION_URL: "https://chromewebstore.google.com/detail/tracker",
  };
  expect(installationFrom(settings)).toMatchObject({
    fetchesRealPosts: true,
    phone: "+44 20 7946 0000",
    extensionUrl: "https://chromewebstore.google.com/detail/tracker",
  });
});

test("the digest is texted if there is a number, also the phone simulator's", () => {
  expect(installationFrom({ VITE_PHONE_NUMBER: "+44 20 7946 0000" }).takesTexts).toBe(true);
  expect(installationFrom({ VITE_SIMULATED_PHONE: "+15005550006" }).takesTexts).toBe(true);
});

test("an extension's address must be a web address", () => {
  expect(installationFrom({ VITE_EXTENSION_URL: "javascript:alert(1)" }).extensionUrl).toBeNull();
});
