import { eachReworded, type Wordings } from "../commands/rewording.ts";
import { re, SOFT } from "./spoken-words.ts";

const TASKS = "(?:(?:open|own) )?(?:tasks|to-?dos|reminders|jobs)";
const LATE = "(?:late|overdue|past due|behind|over ?due)";
const FOLLOWING = "(?:linkedin )?(?:following|follower (?:count|number|base))|linkedin (?:audience|reach)";

/** What people say around a question that the plain one does without: whose tasks, of how many, and that the figure is wanted too. */
export const ASKED_AROUND: Wordings = [
  // "Which of my tasks are late", "any of my to-dos overdue": tasks are asked for, and nobody who has one.
  [
    re(`^(${SOFT})(?:which|what|how many) of (?:my|our|all my|all our) (${TASKS})(?= (?:are|is|were|have)\\s)`),
    "$1which $2",
  ],
  [
    re(
      `^(${SOFT})(?:(?:are|is) )?any of (?:my|our) (${TASKS}) (?:are |is )?(?:now |already |running )?(${LATE})(?![\\p{L}])`,
    ),
    "$1which $2 are $3",
  ],
  // "Whose LinkedIn following is the biggest".
  [
    re(`^(${SOFT})whose (?:${FOLLOWING}) is (?:the )?(?:biggest|largest|highest|greatest)(?: of all)?[\\s?.!]*$`),
    "$1who has the most followers?",
  ],
  [
    re(`^(${SOFT})whose (?:${FOLLOWING}) is (?:the )?(?:smallest|lowest)(?: of all)?[\\s?.!]*$`),
    "$1who has the fewest followers?",
  ],
  [
    re(`^(${SOFT})who(?:['’]s got| has)(?: got)? the (?:biggest|largest|highest|greatest) (?:${FOLLOWING})[\\s?.!]*$`),
    "$1who has the most followers?",
  ],
  [
    re(`^(${SOFT})who(?:['’]s got| has)(?: got)? the (?:smallest|lowest) (?:${FOLLOWING})[\\s?.!]*$`),
    "$1who has the fewest followers?",
  ],
  // "Neglected for two months, or never spoken to": those who were never contacted are among them.
  [
    re(
      `^(${SOFT}[^?]{3,120}?(?:\\b(?:neglected|ignored|forgotten|slide|slip|drift|not (?:contacted|spoken|talked|called))|n['’]t (?:\\p{L}+ ){0,2}(?:contacted|spoken|talked|called|seen))\\b[^?]{0,60}?\\b(?:days?|weeks?|months?|years?)),? or (?:(?:who |that )?(?:i|we)(?:['’]ve| have)? |(?:have|had|who) )*(?:never|not)(?: (?:been )?(?:contacted|spoken|spoke|talked|called|met|reached|written)(?: (?:to|with))?)?(?: (?:at all|yet|ever|even once|before))*[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "Is everyone either Hot or Cold".
  [
    re(
      `^(${SOFT}(?:is|are|was|were|does|do|has|have) (?:everyone|everybody|all|each|every)\\b[^?]{0,60}?) either (?=[^?]{2,40} or )`,
    ),
    "$1 ",
  ],
];

const WHOLE: Wordings = [
  // "Out of everyone, who has …".
  [
    re(
      `^(${SOFT})(?:out of|of|from|among) (?:everyone|everybody|them all|all (?:of )?(?:my|our|the|these) (?:people|contacts)),? (?=(?:who|whose|which)\\s)`,
    ),
    "$1",
  ],
  // "Who has the highest fee, and what is it?": the answer says it.
  [
    re(
      `^(${SOFT}(?:who|whose|which)\\b[^?,]{3,80}?\\b(?:highest|lowest|biggest|largest|smallest|most|least|fewest|longest|shortest)\\b[^?,]{0,40}?),? and (?:what(?:['’]s| is)|how (?:much|many|big|high|large|low)(?: is)?) (?:it|that|theirs|his|hers)[\\s?.!]*$`,
    ),
    "$1?",
  ],
];
/** A message that asks who has the most of something, without "out of everyone" before it and "and what is it?" behind. */
export const withoutOutOf = (message: string): string =>
  message.length > 200 || message.includes("\n") ? message : eachReworded(message, WHOLE);
