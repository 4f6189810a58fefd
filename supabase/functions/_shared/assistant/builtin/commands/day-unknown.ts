import type { Parser } from "./grammar.ts";

const OF_THAT_DAY =
  /^\W*(?:(?:and|also|then|plus|please|ok|okay|can you|could you)[\s,]+)*(?:(?:add|make|put|create|set up|schedule)\s+(?:in\s+|me\s+)?)?(?:(?:an?|another|one more|the)\s+)?(?:new\s+)?(?:task|to-?do|reminder)[\s,]+(?:(?:for|on|due)\s+)?(?<day>(?:the\s+)?same day|that\s+(?:same\s+)?(?:day|date))\s*[:,–-]\s*\S/iu;

/** "Task for that day: bring rope", where no day was told that is still to come. */
export const taskOfUnknownDay: Parser = ({ text }) => {
  const day = OF_THAT_DAY.exec(text)?.groups?.["day"];
  return day === undefined
    ? null
    : { problem: "Which day do you mean?", offers: [], asks: { asks: "value", about: day } };
};
