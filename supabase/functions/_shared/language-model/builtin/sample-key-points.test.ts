import { expect, test } from "vitest";
import people from "../../post-sources/sample/people.json" with { type: "json" };
import { findSampleAuthor } from "../../post-sources/sample/sample-authors.ts";
import { SUMMARY_MAX_LENGTH } from "../language-model.ts";
import { keyPoints } from "./key-points.ts";

const texts = people.flatMap(({ profileUrl }) => findSampleAuthor(profileUrl)?.texts ?? []).map(({ text }) => text);

/** Returns the key points of the one post of the demonstration network that contains these words. */
function keyPointsOf(words: string): string | null {
  const [text, ...others] = texts.filter((one) => one.includes(words));
  if (text === undefined || others.length > 0) throw new Error(`'${words}' stands in ${others.length + 1} posts`);
  return keyPoints(text);
}

test.each([
  ["raised a €6.4M seed round", "Bramblewick Robotics has raised a €6.4M seed round."],
  ["second workshop in Setúbal", "We opened our second workshop in Setúbal today."],
  ["service engineer in Aalsmeer", "We're hiring a field service engineer in Aalsmeer."],
  [
    "£9M, to bring bed",
    "We've closed our Series A: £9M, to bring bed management to 60 hospitals in the next two years.",
  ],
  ["5,1 Millionen Euro", "Kastanienwerk hat 5,1 Millionen Euro eingesammelt."],
  ["ronda de 1,8 millones", "Hemos cerrado una ronda de 1,8 millones de euros."],
  ["levons 2,3 millions", "Nous levons 2,3 millions d'euros auprès de deux fonds et de onze de nos clientes."],
  ["Captamos R$ 7,5", "Captamos R$ 7,5 milhões para levar crédito e seguro a 90 colônias de pesca do Nordeste."],
  ["2億1千万円", "シードラウンドで2億1千万円を調達しました。"],
  ["1.2 مليون دولار", "أغلقنا جولة استثمار بقيمة 1.2 مليون دولار."],
  ["4.5 מיליון דולר", "גל שקט גייסה 4.5 מיליון דולר בסבב סיד."],
  ["पतंग क्लासरूम का पहला", "हमने आज जयपुर में पतंग क्लासरूम का पहला केंद्र शुरू किया।"],
])("of the post with '%s' hold the news", (words, news) => {
  expect(keyPointsOf(words)).toContain(news);
});

test.each([
  ["Bom dia from the night shift", "Bom dia"],
  ["Thank you to everyone who picked up", "Thank you"],
  ["Danke an die Stadtwerke", "Danke"],
  ["Eleven vendors told", "\u202e"],
  ["onload=alert(1)", "<"],
])("of the post with '%s' leave out %j", (words, left) => {
  expect(keyPointsOf(words)).not.toContain(left);
});

test("of every post are short, plain, and missing only where there are no words", () => {
  for (const text of texts) {
    const points = keyPoints(text);
    if (points === null) expect(text.replace(/#\w+|\P{L}/gu, "")).toBe("");
    else {
      expect(points.length).toBeLessThanOrEqual(SUMMARY_MAX_LENGTH);
      expect(points).not.toMatch(/https?:|<[a-z/]|[\u200b\u202a-\u202e]|\p{Emoji_Presentation}|\n/u);
    }
  }
});
