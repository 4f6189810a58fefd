// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { askForCode, filesOfScreens, programLater } from "./early-code.ts";

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = [], isEntry = false) => ({
  ...{ fileName, imports, moduleIds, isEntry },
});
const screen = (name: string, imports: string[]) => chunk(`${name}.js`, imports, [`/web/src/routes/${name}.tsx`]);
const screens = ["people", "tasks", "reach-out"].map((name) => screen(name, []));

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  delete document.documentElement.dataset["signedIn"];
  history.replaceState(null, "", "/");
});

test("a screen's files are those that it imports and the app does not", () => {
  const files = filesOfScreens([
    ...screens,
    chunk("index.js", ["vendor.js"], [], true),
    chunk("vendor.js"),
    chunk("common.js", ["vendor.js", "small.js"]),
    chunk("small.js", ["common.js"]),
    screen("person", ["vendor.js", "common.js"]),
  ]);
  expect(files["^/people/."]).toEqual(["person.js", "common.js", "small.js"]);
});

test("a screen that is not in the build fails it", () => {
  expect(() => filesOfScreens(screens)).toThrow("routes/person");
});

const files = { "^/(people)?$": ["people.js"], "^/people/.": ["person.js"] };
const asked = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));

test.each([
  ["/", ["/people.js"]],
  ["/people", ["/people.js"]],
  ["/people/7c0d3f7e", ["/person.js"]],
  ["/people/", []],
  ["/profile", []],
])("at %s it asks for %j", (path, wanted) => {
  localStorage.setItem("sb-127-auth-token", "{}");
  history.replaceState(null, "", path);
  askForCode(files);
  expect(asked()).toEqual(wanted);
  expect(document.documentElement.dataset).toHaveProperty("signedIn");
});

test("it asks for nothing where nobody is signed in", () => {
  askForCode(files);
  expect(asked()).toEqual([]);
  expect(document.documentElement.dataset).not.toHaveProperty("signedIn");
});

test("the program comes behind what the first paint needs", () => {
  const page =
    '<link rel="preload" as="font"><link rel="stylesheet"><script src="/theme.js"></script>' +
    '<link rel="modulepreload" href="/a.js"><script type="module" src="/b.js"></script>';
  expect(programLater(page).match(/<[^>]*low[^>]*>/g)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/a.js">',
    '<script type="module" fetchpriority="low" src="/b.js">',
  ]);
});
