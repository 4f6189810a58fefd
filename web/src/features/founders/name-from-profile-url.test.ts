import { expect, test } from "vitest";
import { nameFromProfileUrl } from "./name-from-profile-url";

test.each([
  ["https://www.linkedin.com/in/jane-doe", "Jane Doe"],
  ["linkedin.com/in/Jane-Doe-4a5b6c7/?trk=share", "Jane Doe"],
  ["https://nl.linkedin.com/in/vincent-van-gogh", "Vincent van Gogh"],
  ["https://www.linkedin.com/in/%C3%A9lodie-%C3%B8stby", "Élodie Østby"],
])("guesses the name in %s", (address, name) => {
  expect(nameFromProfileUrl(address)).toBe(name);
});

test.each([
  "https://www.linkedin.com/in/jdoe",
  "https://www.linkedin.com/in/ACoAABcd123-x9",
  "https://www.linkedin.com/in/the-best-sales-coach-in-town-ever",
  "https://www.linkedin.com/company/jane-doe",
  "Jane Doe",
])("guesses nothing from %s", (address) => {
  expect(nameFromProfileUrl(address)).toBeNull();
});
