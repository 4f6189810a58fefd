import { expect, test } from "vitest";
import { askedInEverydayWords } from "./everyday-askings.ts";

test.each([
  ["Who was it sold her mill to Halden again?", "who sold her mill to Halden again?"],
  ["one of the growers has a dog called Rex, which", "which of the growers has a dog called Rex?"],
  ["somebody offered to lend us a van, who and when", "who offered to lend us a van?"],
  ["Ilse's stockists, how many shops is it", "how many shops are Ilse's stockists?"],
  ["who's newest in tracker", "which person was added last?"],
  ["who is the latest addition to the list?", "which person was added last?"],
  ["last person I was in touch with & how", "who did I contact last and how?"],
  ["when's the last time we spoke to Ilse & how", "what was my last contact with Ilse about?"],
  ["when did we last hear from Ilse and how?", "what was my last contact with Ilse about?"],
  ["latest one we spoke to", "who did I contact last?"],
  ["who've I left longest without a word, of those I have spoken to", "which person was contacted the longest ago?"],
  ["who's gone longest without a call", "which person was contacted the longest ago?"],
  ["what do we even know about Omar", "what do we know about Omar"],
  ["nobody's name against them - who's that, owner wise", "who has no owner?"],
  ["How many to-dos are open in total, counting the half-done ones", "How many to-dos are open in total?"],
  ["which things keep coming round - repeating I mean", "which tasks repeat?"],
  ["which job has been overdue the longest?", "what is the longest overdue task?"],
  ["is there a Sarah on here anywhere?", "is anyone called Sarah?"],
  ["have we got anyone called Bruno", "is anyone called Bruno?"],
  ["who posted yesterday and what about", "which posts were there yesterday?"],
  ["elle veut venir à Nantes quand déjà, Odile", "quand elle veut venir à Nantes Odile ?"],
  ["quién lleva a Ilse, Ana o Leo?", "quién lleva a Ilse?"],
])("%j is asked as %j", (message, plainly) => expect(askedInEverydayWords(message)).toBe(plainly));

test.each([
  "note on Ilse: who was it sold the mill",
  "somebody called about the van",
  "is there a task for Ilse?",
  "is there a note on the van?",
  "do we have any Leads in Nantes",
  "who has more looms, Ana or Leo?",
  "who owns more boats, Ana or Leo?",
  "Il veut venir en septembre",
  "the last person I met was Ilse",
  "remind me which job is overdue the longest tomorrow",
])("%j stays as it is", (message) => expect(askedInEverydayWords(message)).toBe(message));
