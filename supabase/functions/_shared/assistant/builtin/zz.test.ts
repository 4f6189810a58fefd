import { test } from "vitest";
import { readFileSync, writeFileSync } from "node:fs";
import { PlayedConversation } from "./played-turn.ts";
const having = {
  people: [
    { name: "Iris Vandermeer", company: "Kelp Works", stage: "Tasting" },
    { name: "Otto Brandl", company: "Pine Hollow", stage: "Shelved" },
    { name: "Lena Sørby", company: "Marrow Bay", stage: "Tasting" },
    { name: "Teo Aldana", company: "Kelp Works", stage: "Tasting" },
    { name: "Priya Nair" },
  ],
  tasks: [
    { title: "Send Marrow Bay the label proofs", founderName: "Lena Sørby", dueDate: "2030-06-07" },
    { title: "Monthly stock letter to growers", dueDate: "2030-06-20", recurrence: "monthly" },
    { title: "Taste the autumn blend with Otto", founderName: "Otto Brandl", dueDate: "2030-06-10" },
    { title: "Order sample jars", dueDate: "2030-06-12" },
    { title: "Renew the kiln permit" },
  ],
  columns: [
    { label: "Cellar book", type: "text" as const },
    { label: "Headcount", type: "number" as const },
    { label: "Barrel share", type: "number" as const },
    { label: "Packaging", type: "select" as const, options: ["Glass", "Tin", "Paper"] },
    { label: "Teas", type: "multiselect" as const, options: ["Green", "Black", "Oolong"] },
    { label: "Round", type: "select" as const, options: ["Round I", "Round II", "Round III"] },
  ],
  stages: ["Enquiry", "Tasting", "Contract", "Shelved"],
  statuses: ["Hot", "Warm", "Cold"],
};
test("x", () => {
  const out = readFileSync("/tmp/t7/lines.txt", "utf8").split("\n").filter(Boolean).map((line) => {
    const said = new PlayedConversation(having).say(line.replaceAll("\\n", "\n"));
    return `> ${line}\n  ${said.text.slice(0, 300).replaceAll("\n", "\n  ")}\n${said.changes.map(({ tool, input, held }) => `   [${tool}] ${JSON.stringify(input)} ${held ?? "AT ONCE"}`).join("\n")}`;
  });
  writeFileSync("/tmp/t7/lines.out", out.join("\n\n"));
});
