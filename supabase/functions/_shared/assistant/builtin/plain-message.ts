import type { StepRequest } from "../assistant-model.ts";
import { withRowsAndAsides } from "./rows-and-asides.ts";
import { saidAtOnce } from "./said-at-once.ts";
import { onlyAsked } from "./questions/only-asked.ts";
import { withoutWhereRead } from "./questions/where-read.ts";
import { askedOfEach } from "./questions/asked-of-each.ts";
import { withEachOfNamed } from "./questions/of-the-named.ts";
import { withoutOutOf } from "./questions/asked-around.ts";
import { withListBehind, withWhoRuns } from "./questions/list-behind.ts";
import { withoutHowMuch } from "./questions/asked-in-other-words.ts";
import { withOrderBehind } from "./questions/order-behind.ts";
import { withoutTaskOrder } from "./questions/tasks-in-order.ts";
import { withoutLead } from "./questions/without-lead.ts";
import { withSpokenAddresses } from "./spoken-addresses.ts";
import { withoutCourtesies } from "./courtesies.ts";
import { withoutFillers } from "./commands/dictation.ts";
import { withoutSlipsOfOrders } from "./commands/slips-of-orders.ts";
import { withOrdersBelow } from "./commands/orders-below.ts";
import { withPutRightMidway } from "./commands/put-right-midway.ts";
import { withMailAndTask } from "./commands/mail-and-task.ts";
import { withMailKept } from "./commands/mail-kept.ts";
import { withChatAsked } from "./commands/chat-asked.ts";
import { withOwedInChat } from "./commands/owed-in-chat.ts";
import { withTaskMovedByChat } from "./commands/task-moved-by-chat.ts";
import { withTaskOfChat } from "./commands/task-of-chat.ts";
import { withPastedValue } from "./commands/pasted-value.ts";
import { withPastedTables } from "./commands/pasted-tables.ts";
import { withUsualLabels } from "./commands/usual-labels.ts";
import { withPastedOrders } from "./commands/pasted-orders.ts";
import { withoutAfterthoughts } from "./commands/afterthoughts.ts";
import { withoutBeside } from "./commands/beside-order.ts";
import { withCountedHead } from "./commands/counted-heads.ts";
import { withNoteOfFirm } from "./commands/note-of-firm.ts";
import { withNotedBefore } from "./commands/noted-before.ts";
import { withActionPoints, withDatedList, withDaysFirst } from "./commands/dated-lists.ts";
import { foreignPlainly } from "./commands/foreign-plainly.ts";
import { inMoreLanguages } from "./commands/more-languages.ts";
import { withHandedTexts } from "./commands/handed-texts.ts";
import { withDayAfterApart } from "./referring/and-the-day-after.ts";
import { withFirmRenamed } from "./commands/firm-renamed.ts";
import { withLooseOrder } from "./commands/loose-orders.ts";
import { withPlainerOrder } from "./commands/plainer-orders.ts";
import { withNewsBehind } from "./commands/news-behind-order.ts";
import { withIfNotThere } from "./commands/if-not-there.ts";
import { withoutOptionBesideColumn } from "./columns/option-beside-column.ts";
import { columnPlainly } from "./columns/column-plainly.ts";
import { withOtherWho, withoutIMean } from "./commands/retracted.ts";
import { withAskedRhythm } from "./commands/loose-task-orders.ts";
import { withKeptBehind } from "./commands/kept-behind.ts";
import { notePlainly } from "./commands/note-orders.ts";
import { withEverydayOrder } from "./commands/everyday-order.ts";
import { withValueLists } from "./commands/value-lists.ts";
import { withTagged } from "./commands/tagged.ts";
import { withNotesOfEach } from "./commands/notes-of-each.ts";
import { withLabelsInRow } from "./newcomers/labels-in-row.ts";
import { withRoleOfFirm } from "./newcomers/role-of-firm.ts";
import { withFirmOfAll } from "./newcomers/all-of-firm.ts";
import { withFamilyNames } from "./newcomers/one-family.ts";
import { withOneEachAddress } from "./newcomers/one-each-address.ts";
import { withValuesAlone } from "./newcomers/value-like-theirs.ts";
import { withNewcomersPlainly } from "./newcomers/newcomers-plainly.ts";
import { withFirmSentence } from "./newcomers/firm-called.ts";
import { withIntroducedTo } from "./newcomers/introduced-to.ts";
import { withIntroPutDown } from "./newcomers/intro-put-down.ts";
import { withAddsAround } from "./newcomers/adds-around.ts";
import { withAddressTold } from "./newcomers/told-with-address.ts";
import { withoutLeadBeforeName } from "./newcomers/lead-before-name.ts";
import { withNameBeforeAddress } from "./newcomers/name-first.ts";
import { withFactsAtNames } from "./newcomers/named-then-told.ts";
import { withSignerOf } from "./newcomers/signed-below.ts";
import { withFirmBeforePlace, withRegionsWhole } from "./commands/places-with-commas.ts";
import { withMoneyTold } from "./told/money-wanted.ts";
import { withNamesInFull } from "./initials.ts";
import { saidInFull } from "./said-in-full.ts";

/** A message in plain words: without courtesies and fillers, pasted texts in their usual form, and roundabout orders as plain ones. */
export function plainMessage(typed: StepRequest): string {
  const request = { ...typed, message: withRowsAndAsides(typed) };
  const { today, user, people, columns = [] } = request;
  const ofChat = withChatAsked(
    withTaskMovedByChat(withTaskOfChat(withOwedInChat(request.message, people), people)),
    people,
  );
  if (ofChat !== request.message) return ofChat;
  const alone = { ...request, message: withPutRightMidway(saidAtOnce(request)) };
  const own = withFirmBeforePlace(withoutOutOf(withoutOptionBesideColumn(saidInFull(alone), alone)));
  const asked = askedOfEach(withListBehind(withWhoRuns(own, people), columns, user), people);
  const shown = withEachOfNamed({ message: asked, people });
  if (shown !== own) return shown;
  // In this order: what is pasted, who is told of, when, how it is typed, and what is ordered.
  const wordings: ((message: string) => string)[] = [
    (message) => withPastedValue({ ...request, message }),
    (message) => withUsualLabels(withPastedTables(withValueLists(message, columns), columns), columns),
    (message) => withValuesAlone(withLabelsInRow(message, columns), request),
    (message) => withFirmOfAll(withFamilyNames(message)),
    withOneEachAddress,
    (message) => withRoleOfFirm(message, people),
    withIfNotThere,
    (message) => withIntroducedTo(withIntroPutDown(withFirmSentence(message), columns), people),
    (message) => withAddsAround(withNewcomersPlainly({ ...request, message }), people),
    withNameBeforeAddress,
    (message) => withoutLeadBeforeName(message, people),
    (message) => withFactsAtNames(message, people),
    (message) => withSignerOf({ ...request, message }),
    (message) => withMailKept(withMailAndTask(message, people), people),
    withCountedHead,
    (message) => withNoteOfFirm(message, people),
    (message) => withNotedBefore(message, request.columns),
    (message) => withEverydayOrder({ ...request, message }),
    (message) => withTagged(message, request),
    (message) => withDayAfterApart(message, today),
    (message) => onlyAsked(withoutWhereRead(message), people),
    withAskedRhythm,
    withOrderBehind,
    withoutTaskOrder,
    (message) => inMoreLanguages(foreignPlainly(message, people, columns), people),
    withAddressTold,
    (message) => withNotesOfEach(message, people),
    withActionPoints,
    (message) => withDatedList(message, today, user.timeZone),
    (message) => withDaysFirst(message, today, user.timeZone),
    withoutCourtesies,
    withoutBeside,
    withoutAfterthoughts,
    withoutFillers,
    withoutSlipsOfOrders,
    withSpokenAddresses,
    withOrdersBelow,
    withPastedOrders,
    withHandedTexts,
    (message) => withLooseOrder(message, people),
    (message) => withMoneyTold(message, people, columns),
    (message) => withPlainerOrder(message, people),
    (message) => withNewsBehind(message, people),
    withOtherWho,
    withoutIMean,
    (message) => withKeptBehind(message, request.columns),
    columnPlainly,
    withoutLead,
    withoutHowMuch,
    (message) => withNamesInFull(message, people),
    (message) => withRegionsWhole(message, people),
    (message) => withFirmRenamed(message, people),
    notePlainly,
  ];
  return wordings.reduce((message, wording) => wording(message), own);
}
