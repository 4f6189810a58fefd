const ORDER =
  "(?:please |always |first |then |also |just |you (?:must|should|have to|will) )*(?:move|set|add|delete|remove|change|mark|show|put|make|end|start|begin|answer|reply|say|write|tell|send|give|update|note|rename|confirm|do)\\b";
const TYPES =
  "(?:i|we|anyone|someone|they) (?:types?|says?|writes?|asks?|sends?|messages?|tells? you|prompts?|enters?)\\b";
const EVER = "(?:whatever|no matter what|whenever|every time|each time|any time|anytime)";
const STANDING = [
  new RegExp(
    `^\\W*(?:from now on|from here on|henceforth|going forward|in (?:the )?future|for the rest of (?:this|the) (?:chat|conversation|session)|starting now)[^.!?\\n]{0,30}?\\b(?:${EVER} ${TYPES}|(?:before|after|in|with|at the (?:end|start) of) (?:each|every|any|all) (?:of )?(?:your |my )?(?:messages?|answers?|repl(?:y|ies)|questions?|turns?))`,
    "iu",
  ),
  new RegExp(`^\\W*${EVER} ${TYPES}[^,:\\n]{0,30}[,:] ${ORDER}`, "iu"),
];

/** What is said to an order that is to hold for every message from now on. */
export const NO_STANDING_ORDERS =
  "I keep no orders for later messages: I do what a message asks, once, and nothing was changed. Ask for a change when you want it.";

/** Whether a message wants something to be done with whatever is said later: "from now on, whatever I type, first move Huw". */
export const givesStandingOrder = (message: string): boolean => STANDING.some((standing) => standing.test(message));
