import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (question: string) => {
  const { text } = new PlayedConversation({
    people: [
      { name: "Ruta Kalnina", values: { Kind: "Founder", roleTitle: "CEO", location: "Riga" } },
      { name: "Ossie Brand", values: { Kind: "Mentor", roleTitle: "Founder", location: "Riga" } },
      { name: "Lin Dao", values: { Kind: "Founder", location: "London" } },
      { name: "Per Holt", values: { roleTitle: "Angel investor", location: "London" } },
    ],
    columns: [{ label: "Kind", type: "select", options: ["Founder", "Mentor"] }],
  }).say(question);
  return ["Ruta", "Ossie", "Lin", "Per"].filter((name) => text.includes(`- [${name}`));
};

test.each([
  ["quels sont nos fondateurs à Riga ?", ["Ruta"]],
  ["c'est qui nos fondateurs à Londres ?", ["Lin"]],
  ["wer ist Gründer in Riga?", ["Ruta"]],
  ["¿quiénes son nuestros fundadores en Londres?", ["Lin"]],
  ["Welche Mentoren sind in Riga?", ["Ossie"]],
  ["c'est qui nos investisseurs à Londres ?", ["Per"]],
  ["¿quiénes son nuestros inversores?", ["Per"]],
  ["wer sind unsere Investoren in London?", ["Per"]],
  ["who are our founders in Riga?", ["Ruta"]],
  ["who are our investors?", ["Per"]],
])("%j names %j", (question, names) => expect(said(question)).toEqual(names));
