import { re } from "./rewording.ts";
import { isAction } from "./task-leads.ts";

/** "…, nobody in particular,": that a task is of nobody. */
const OF_NOBODY = re(
  "\\s*[,;(–—-]+\\s*(?:(?:it['’]?s |it is |this is )?(?:(?:not )?(?:for|with|about|on|linked to|tied to|assigned to) )?(?:nobody|no[ -]?one|anyone|anybody)(?:['’]s)? (?:in particular|special|specific)|(?:not |un)(?:linked|tied|assigned|attached)(?: to (?:anyone|anybody|a person))?|(?:for |with )?no (?:person|contact) (?:linked|attached|needed))\\)?(?=\\s*(?:[,;.)–—-]|$))",
);
const TASKS = re(
  "^\\W*(?:(?:ok|okay|and|so|please|grand|right|also|ah|sure|can you|could you)[\\s,]+)*(?:(?:an?|new|another|add an?|make an?|create an?|set an?|put in an?) )*(?:new )?(?:task|reminder|to-?do|remind)(?!\\p{L})",
);

/** Whether a message asks for a task, or is one. */
export const isTaskOrder = (message: string): boolean => TASKS.test(message) || isAction(`${message} `);

/** A task without that it is of nobody ("…, nobody in particular"). What is no task is unchanged: "no contact" is said of people. */
export const withoutNobody = (message: string): string =>
  message.length > 300 || /["“”\n?:]/u.test(message.replace(/^[^:]{0,30}task\s*:/iu, "")) || !isTaskOrder(message)
    ? message
    : message.replace(OF_NOBODY, "");
