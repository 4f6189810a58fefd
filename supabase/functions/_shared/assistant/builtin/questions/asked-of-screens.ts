import type { AskedOfProduct } from "./asked-of-product.ts";

const LEAD = "^\\W*(?:(?:please|hey|hi|ok|so|and|also|btw|just wondering|quick question|question|sorry)[\\s,:]+)*";
const WHAT_IS =
  "(?:what(?: s| is| are|s)?|what does|what do|why is there|explain|what s the point of)(?: (?:that|this|the|a|an|those|these))?(?: (?:little|small|tiny|round|big|blue|green|red|grey|gray|coloured|colored))*";
const asks = (source: string) => new RegExp(`${LEAD}(?:${source})`, "u");

const QUEUE =
  "It is the *Job queue*: it counts the refreshes of people's profiles and posts. Green and “No jobs” mean that none is running or waiting; red means that some are. A click opens the list, with what failed and why.";
const PHONE =
  "Link your phone under *Profile*, *Texting*, and text me what you would type here; the help menu (?) has the *Phone Walkthrough*. Where no number is set up for this Tracker, write to me here instead.";

/** What is asked about something on the screens, by how it looks or what it is for. */
export const askedOfScreens: readonly AskedOfProduct[] = [
  {
    asks: asks(
      `${WHAT_IS} (?:dot|circle|light|bubble|indicator|sign|marker)(?: (?:next to|beside|by|near|before|with|at|that says|saying|in front of|left of)[^\\n]{0,12}\\bjobs?\\b.*| at the top\\b.*| (?:mean|means|for|about))?[\\s?.!]*$|${WHAT_IS} (?:(?:no )?jobs?|job queue|queue)(?: (?:button|thing|sign|counter|indicator))?(?: (?:at the top|up there|on people))? (?:mean|means|for|about|do|doing|stand for)\\b.*$`,
    ),
    fact: QUEUE,
    names: [["features/refresh/queue-panel.tsx", "Job queue"]],
  },
  {
    asks: asks(
      "(?:is there|are there|where is|where s|where can i find|where do i find|do you have|have you got|got|show me|i need|can i get) (?:an?|any|some|the) (?:\\p{L}+ )?(?:guide|tutorial|walkthrough|manual|instructions|help|explanation|intro|how to|docs|documentation)(?: page)? (?:to|for|on|about|with) (?:\\p{L}+ ){0,3}?(?:text(?:ing|s)?|sms|phones?|mobile|messaging|texts)\\b.*$",
    ),
    fact: PHONE,
    names: [
      ["app/help-entries.ts", "Phone Walkthrough"],
      ["features/phones/phone-section.tsx", "Texting"],
    ],
  },
  {
    asks: asks(
      "(?:is there|are there|where is|where s|where can i find|where do i find|do you have|show me|i need) (?:an?|any|some|the) (?:\\p{L}+ )?(?:guide|tutorial|walkthrough|manual|instructions|help|explanation|how to)(?: page)? (?:to|for|on|about|with) (?:\\p{L}+ ){0,3}?(?:extension|chrome|browser|plug ?in)\\b.*$",
    ),
    fact: "The help menu (?) has the *Screen Walkthrough*, the *Phone Walkthrough* and the *Chrome Extension Setup*.",
    names: [["app/help-entries.ts", "Chrome Extension Setup"]],
  },
  {
    asks: asks(
      `${WHAT_IS} (?:robot|bot|assistant)(?: (?:button|icon|thing|face|symbol))?(?: (?:at the top|in the corner|up there))? (?:mean|means|for|about|do|doing)\\b.*$`,
    ),
    fact: "It opens the assistant, that is me: tell me what you want to know or change, in your own words. Its key is in the tip that it shows.",
    names: [["app/assistant-dock.tsx", "Assistant"]],
  },
];
