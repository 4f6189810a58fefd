import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { conversing } from "./conversing.ts";
import { type NamedUser, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
let user: NamedUser;
beforeAll(async () => {
  user = await signUp("Ada");
});
afterAll(() => sql.end());

test("each row of a sheet that is pasted with tabs is offered as a person of its own", async () => {
  const rows = [
    ["Name", "Company", "Role", "Link"],
    ["Aoife Hanlon", "Rosslare Ro-Ro", "Terminal manager", "https://www.linkedin.com/in/aoife-hanlon"],
    ["Jean-Marc Pelle", "Fret du Nord", "Director", "https://www.linkedin.com/in/jm-pelle"],
  ];
  const message = `from the sheet, add these two:\r\n${rows.map((cells) => cells.join("\t")).join("\r\n")}`;
  const { actions } = await converse(conversing(user, createBuiltinAssistant()), {
    ...{ message, sessionId: null, messageId: null, mode: "agent" },
  });
  expect(actions.map(({ tool, params: { name, company, roleTitle } }) => [tool, name, company, roleTitle])).toEqual([
    ["create_founder", "Aoife Hanlon", "Rosslare Ro-Ro", "Terminal manager"],
    ["create_founder", "Jean-Marc Pelle", "Fret du Nord", "Director"],
  ]);
});
