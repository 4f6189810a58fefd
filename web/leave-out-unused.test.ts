import { expect, test } from "vitest";
import { emptyMethods, withoutComponentNames } from "./leave-out-unused.ts";

const client = `class Client {
    constructor() {
        this.kept = true;
    }
    async signIn(given) {
        if (given) {
            return 1;
        }
        return 2;
    }
    signOut() {
        return 3;
    }
}`;

test("a method that is left out says so, and the others stay as they were", async () => {
  const code = emptyMethods(client, ["signIn"]);
  // The text is the one above.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const made = new Function(`${code}\nreturn new Client();`)() as { signIn(): Promise<number>; signOut(): number };
  await expect(made.signIn()).rejects.toThrow("Left out of the build.");
  expect(made.signOut()).toBe(3);
  expect(code).not.toContain("return 1");
});

test("a method that the library does not have any more stops the build", () => {
  expect(() => emptyMethods(client, ["signUp"])).toThrow("no method signUp");
});

test("names for developer tools go, and nothing else of the line's neighbours", () => {
  const code = 'var Form = React10.forwardRef((props) => 1);\nForm.displayName = "Form";\nvar other = 2;\n';
  expect(withoutComponentNames(code)).toBe(
    "var Form = /* @__PURE__ */ React10.forwardRef((props) => 1);\n\nvar other = 2;\n",
  );
});
