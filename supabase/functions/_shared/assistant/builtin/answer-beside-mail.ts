import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { isMailAndTask } from "./commands/mail-and-task.ts";
import { askedOfTheirs, heldAsTheirs } from "./held-as-theirs.ts";
import { MAIL_HEAD } from "./mail-marks.ts";
import { type Beside, besideMail, writerOf } from "./own-beside-mail.ts";
import { NOTHING_SAID } from "./reading.ts";
import type { Said } from "./said.ts";
import type { Call } from "./script.ts";

/** Answers one message. */
type Answering = (call: Call, request: StepRequest) => Said;

const ONLY_GREETED = /(?:^|\. )What can I do for you\?$/u;
/** A text with more words than a greeting has. */
const LONG = 15;
const NOT_DONE =
  "I take this for a text that is not an order of yours, so I did nothing with it. Say on top what it is for, for example: note on NAME, or a task for each line.";

/** Whether a message is a mail, or a text of several lines that is no greeting. */
const isText = (message: string): boolean =>
  MAIL_HEAD.test(message) || (message.includes("\n") && plainWords(message).length > LONG);

/** Answers a message: the user's own order beside a mail by itself, and a text that nothing was read in never as a greeting. */
export function answeredWithMail(call: Call, request: StepRequest, answer: Answering): Said {
  const beside = isMailAndTask(request) ? null : besideMail(request);
  if (beside) return answerBeside(beside, call, request, answer);
  const said = answer(call, request);
  if (!ONLY_GREETED.test(said.text) || !isText(request.message)) return said;
  const writer = request.mode === "agent" ? writerOf(request.message, request.people) : null;
  if (writer === null) return { ...said, ...say(NOT_DONE), state: said.state };
  return answerBeside(
    { orders: [`note for ${writer.name}:\n${request.message}`], missing: [], writer },
    call,
    request,
    answer,
  );
}

/** What the user says beside a mail, one after the other; each change waits for its own button, for the mail may have said it. */
function answerBeside({ orders, missing, writer }: Beside, call: Call, request: StepRequest, answer: Answering): Said {
  const before = request.state ?? NOTHING_SAID;
  const held = heldAsTheirs(call);
  const said: Said[] = [];
  for (const message of orders) {
    const state = {
      ...(said.at(-1)?.state ?? before),
      question: null,
      person: writer && { id: writer.id, name: writer.name },
    };
    said.push(answer(held, { ...request, message, changes: [], history: [], state }));
  }
  const last: Said = said.at(-1) ?? { ...say(""), state: before };
  const texts = [...said.map(({ text }) => text), ...missing];
  const all: Answer = {
    ...say([...new Set(texts.filter((text) => text !== ""))].join("\n\n")),
    suggestions: said.flatMap(({ suggestions }) => suggestions ?? []),
  };
  return { ...last, ...all, state: askedOfTheirs(last.state) };
}
