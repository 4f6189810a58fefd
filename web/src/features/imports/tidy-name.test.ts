import { expect, test } from "vitest";
import { isShouted, tidyName } from "./tidy-name";

test.each([
  ["GRACE HOPPER", "Grace Hopper"],
  ["GRACE O'MALLEY-VON TRAPP", "Grace O'Malley-von Trapp"],
  ["MARÍA DE LA CRUZ", "María de la Cruz"],
  ["J.R.R. TOLKIEN", "J.R.R. Tolkien"],
  ["HENRY FORD II", "Henry Ford II"],
  ["ANGUS MCDONALD", "Angus McDonald"],
  ["Jean-Luc MOREAU", "Jean-Luc Moreau"],
  ["Grace Hopper", "Grace Hopper"],
  ["JP Morgan", "JP Morgan"],
  ["李明", "李明"],
])("writes %s as %s", (name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
  expect(isShouted(name)).toBe(name !== tidy);
});
