import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plain } from "../wording.ts";

const STEP =
  /^\W*(?:(?:and|but|make (?:it|that)|set it|please|so|no)[\s,]+)*(?:for\s+)?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten|a few|the)\s+(?:day|week|month)s?\s+(?:before(?:hand)?|earlier|ahead|in advance|prior|after(?:wards)?|later)[\s.!]*$/iu;

/** "Three days before", after a task that has no day: there is nothing to count from. Null for any other message. */
export function beforeWhichDay({ message, changes = [] }: StepRequest): Answer | null {
  const [made, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const title = made?.params["title"];
  if (another || made?.tool !== "create_task" || typeof title !== "string" || !STEP.test(message)) return null;
  return made.params["dueDate"] == null
    ? say(`“${plain(title)}” has no day that I could count from, so I changed nothing. On which day shall it be due?`)
    : null;
}
