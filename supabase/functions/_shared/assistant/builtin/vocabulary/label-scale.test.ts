import { expect, test } from "vitest";
import { asScaled, withoutScale } from "./label-scale.ts";

test.each([
  ["5.5 million", "Raise €m", "5.5"],
  ["800k", "Raise €m", "0.8"],
  ["5500000", "Raise €m", "5.5"],
  ["7", "Raise €m", "7"],
  ["2 million", "Budget (in millions)", "2"],
  ["40k", "Quote k€", "40"],
  ["40", "Quote k€", "40"],
  ["2500", "Quote k€", "2500"],
  ["5m", "Quote €", "5000000"],
  ["12", "Length m", "12"],
  ["5k", "Price per thousand", "5000"],
  ["5m", "Million club", "5000000"],
  ["soon", "Raise €m", "soon"],
])("%j in %j is %j", (said, label, value) => {
  expect(asScaled(said, label)).toBe(value);
});

test.each([
  ["Raise €m", "Raise"],
  ["Budget in millions", "Budget"],
  ["Quote, k€", "Quote"],
  ["Team size", "Team size"],
])("%j without its scale is %j", (label, bare) => {
  expect(withoutScale(label)).toBe(bare);
});
