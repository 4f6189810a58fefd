import { withPlainOpening } from "./commands/opening-words.ts";
import { withoutClosingWords } from "./commands/closing-words.ts";
import { withoutJoiningWord } from "./referring/told-on.ts";
import { withWaitingTaskNamed } from "./referring/waiting-task-named.ts";
import { withDayOfListedWeek } from "./referring/day-of-listed-week.ts";
import { withMonthOfThat } from "./referring/month-of-that.ts";
import { saidOfTheNew } from "./referring/said-of-the-new.ts";
import { withDeletedFirst } from "./commands/deleted-first.ts";
import { withMovedAsTold } from "./commands/moved-as-told.ts";
import { withForeignNews } from "./commands/foreign-news.ts";
import { withoutCutQuestion } from "./commands/question-cut-short.ts";
import { withPeopleOfFirm } from "./commands/both-of-firm.ts";
import type { StepRequest } from "../assistant-model.ts";
import { withDueSaid } from "./questions/falls-due.ts";
import { withoutLeftAsTheyAre } from "./commands/left-as-they-are.ts";
import { withFieldHeld } from "./commands/held-for.ts";
import { withOtherDayOfTheirs } from "./commands/other-day-of-theirs.ts";
import { withRecordFilled } from "./commands/record-empty.ts";
import { withTasksInWords } from "./commands/tasks-in-everyday-words.ts";
import { withBothRoles, withMoveApart, withoutAndBeforeRole, withReturnTo } from "./commands/told-beside-move.ts";
import { withFieldOfBoth, withHaveTo, withWhoseChoice } from "./commands/said-of-two-fields.ts";
import { withMeByName } from "./commands/me-by-name.ts";
import { withPlaceOrOption } from "./commands/place-or-option.ts";
import { withoutOtherLive } from "./commands/lives-somewhere.ts";
import { withEitherAsked } from "./questions/either-of-them.ts";
import { withQuestionFirst } from "./questions/said-before-question.ts";
import { withRoleAtFirm } from "./commands/role-at-firm.ts";
import { withNewsAsTold } from "./commands/news-heads.ts";
import { withThingsForDay } from "./commands/things-for-day.ts";
import { withTaskAtWork } from "./commands/made-at-work.ts";
import { withOrderBehindDone } from "./commands/order-behind-done.ts";
import { withValueBefore } from "./commands/value-before.ts";
import { withOptionNamedBefore } from "./columns/option-named-before.ts";
import { withCommentAsNote } from "./commands/note-at-the-end.ts";
import { withChattyAdds } from "./newcomers/chatty-adds.ts";
import { withOrdersOfNewcomer } from "./newcomers/ordered-of-newcomer.ts";
import { withOptionsQuoted, withToldAround } from "./commands/told-around-value.ts";
import { withLabelWhole } from "./columns/label-without-unit.ts";

/** What is said around an order as a whole: who stays, who it is kept for, whose record is empty, what a value is told with. */
export const saidAtOnce = (request: StepRequest): string =>
  [
    withoutClosingWords,
    withoutJoiningWord,
    withWaitingTaskNamed,
    withPlainOpening,
    withDayOfListedWeek,
    withMonthOfThat,
    saidOfTheNew,
    ({ message, people, columns }: StepRequest) =>
      withMovedAsTold(withForeignNews(withoutCutQuestion(message)), people, columns),
    withPeopleOfFirm,
    ({ message }: StepRequest) => withNewsAsTold(message),
    ({ message, columns }: StepRequest) => withValueBefore(message, columns),
    ({ message, today }: StepRequest) => withThingsForDay(message, today),
    ({ message }: StepRequest) => withOrderBehindDone(withTaskAtWork(message)),
    ({ message, people }: StepRequest) => withDeletedFirst(message, people),
    ({ message, people }: StepRequest) => withoutLeftAsTheyAre(message, people),
    ({ message, people }: StepRequest) => withRecordFilled(message, people),
    ({ message }: StepRequest) => withDueSaid(message),
    ({ message, today }: StepRequest) => withTasksInWords(message, today),
    ({ message }: StepRequest) => withHaveTo(message),
    withWhoseChoice,
    ({ message, user, columns = [] }: StepRequest) => {
      const lists = [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)];
      return withBothRoles(withMoveApart(withoutAndBeforeRole(message), lists));
    },
    withReturnTo,
    ({ message }: StepRequest) => withEitherAsked(message),
    withFieldOfBoth,
    withQuestionFirst,
    withOptionNamedBefore,
    withRoleAtFirm,
    withCommentAsNote,
    withoutOtherLive,
    withPlaceOrOption,
    withMeByName,
    withFieldHeld,
    withOtherDayOfTheirs,
    withChattyAdds,
    withOrdersOfNewcomer,
    withToldAround,
    withOptionsQuoted,
    withLabelWhole,
  ].reduce((message, say) => say({ ...request, message }), request.message);
