import type { StepRequest } from "../assistant-model.ts";
import { withoutWhyDeleted } from "./commands/deleted-and-why.ts";
import { withEmptiedPlainly } from "./commands/emptied-plainly.ts";
import { withNoteForFile } from "./commands/notes-for-file.ts";
import { withTaskToldPlainly } from "./commands/tasks-told-plainly.ts";
import { withOrdersAroundTasks } from "./commands/orders-around-tasks.ts";
import { withStatesListed } from "./commands/states-listed.ts";
import { withValueForFirm } from "./commands/value-for-firm.ts";
import { withColumnToldPlainly } from "./columns/column-told-plainly.ts";
import { withFigurePutRight } from "./commands/figure-put-right.ts";
import { withOptionBeside } from "./commands/option-beside.ts";
import { withNotePutRight } from "./commands/note-put-right.ts";
import { withDateCleared } from "./commands/date-cleared.ts";
import { withRestOfOwner } from "./commands/rest-of-owner.ts";
import { withSpokenOrder } from "./commands/spoken-orders.ts";
import { withToldInShort } from "./commands/stage-done.ts";
import { withToThat } from "./commands/to-that.ts";
import { withoutWhatStays } from "./commands/stays-but.ts";
import { withDictatedValues } from "./commands/dictated-values.ts";
import { fieldOfTwo } from "./commands/field-of-two.ts";
import { withNoteAtTheEnd } from "./commands/note-at-the-end.ts";
import { withMixedDays } from "./commands/mixed-days.ts";
import { withTaskLinked } from "./commands/task-linked-behind.ts";
import { withLabelOfCrowd } from "./commands/label-of-crowd.ts";
import { withLabelOfSubject } from "./commands/label-of-subject.ts";
import { withWhatIsNow } from "./commands/no-more-but.ts";
import { withSentencesOfOne } from "./told/sentences-of-one.ts";
import { withOneMoreOption } from "./commands/one-more-option.ts";
import { withGroupsPlainly } from "./commands/groups-plainly.ts";
import { withPutInPlace } from "./commands/put-in-place.ts";
import { withUnticked } from "./commands/unticked-as-told.ts";
import { withOrderAnswered } from "./commands/answered-and-ordered.ts";
import { withAllOfOption, withEveryoneThere, withTaskForGroup } from "./commands/everyone-there.ts";
import { withZeros } from "./commands/slipped-digits.ts";
import { withWhatWasTold } from "./referring/two-asked.ts";
import { withSaidAfterChange } from "./referring/said-after-change.ts";
import { withMeantInstead } from "./referring/meant-instead.ts";
import { withOneOfThose } from "./referring/one-of-those.ts";
import { withoutPause } from "./referring/pause-before-fact.ts";
import { forThem } from "./referring/task-for.ts";
import { withoutLetter } from "./referring/respelled-name.ts";
import { withValueAndState } from "./commands/value-and-state.ts";
import { withNumberMoved } from "./told/number-moved.ts";
import { withFounderAsRole } from "./questions/founder-as-role.ts";
import { askedInPlainWords } from "./questions/plain-askings.ts";
import { plainOfWhatIsKept } from "./questions/plain-of-what-is-kept.ts";
import { inEverydayWords } from "./questions/in-everyday-words.ts";
import { usedNow } from "./questions/used-now.ts";
import { comparedToLast } from "./questions/compared-to-last.ts";
import { withoutDialect } from "./questions/dialect.ts";
import { withTaskOfList } from "./questions/repeats-of-listed.ts";
import { withNextNewcomer, withShortAddresses } from "./newcomers/short-addresses.ts";
import { withOwnName } from "./questions/owned-by-me.ts";
import { columnWorded } from "./columns/column-wordings.ts";
import { askedAtTheEnd } from "./commands/asked-at-the-end.ts";
import { saidPlainly } from "./said-plainly.ts";
import { asQuotation, everydayWorded, withoutComments } from "./commands/everyday-wordings.ts";
import { questionWorded } from "./questions/question-wordings.ts";
import { fieldsOfOne } from "./commands/fields-of-one.ts";
import { eachTheirOwn } from "./commands/each-their-own.ts";
import { notedToo, saidOfBoth } from "./commands/said-of-both.ts";
import { withoutAlreadySo, withoutForgotten, withOtherInstead } from "./referring/already-so.ts";
import { droppedOfOne } from "./referring/dropped-of-one.ts";
import { someoneElseMeant } from "./referring/someone-else-meant.ts";
import { meantAfterUndo } from "./referring/meant-after-undo.ts";
import { saidOn } from "./referring/said-on.ts";
import { noteMoved } from "./referring/note-moved.ts";
import { withoutWhoWasSaid } from "./referring/who-else.ts";
import { withPerUnit } from "./commands/per-unit.ts";
import { withItForSomeone } from "./commands/it-for-someone.ts";
import { withVerbOfEach } from "./commands/verb-of-each.ts";
import { withHeardNames } from "./commands/heard-names.ts";
import { withWhoNamed } from "./commands/namely-who.ts";

/** A message with what its short forms leave out: who is meant, both of two, each one's own value. */
export const saidInFull = (request: StepRequest): string =>
  [
    ({ message, people }: StepRequest) => withHeardNames(message, people),
    withVerbOfEach,
    withItForSomeone,
    saidOn,
    ({ message, people, state }: StepRequest) =>
      withTaskToldPlainly(withOrdersAroundTasks(message, people), people, state?.list ?? []),
    withSaidAfterChange,
    asQuotation,
    withMixedDays,
    withNoteAtTheEnd,
    withTaskLinked,
    askedAtTheEnd,
    withoutPause,
    ({ message, columns = [] }: StepRequest) => withPerUnit(message, columns),
    withEmptiedPlainly,
    withStatesListed,
    withValueForFirm,
    ({ message, columns = [] }: StepRequest) => withColumnToldPlainly(message, columns),
    ({ message, people }: StepRequest) => withNoteForFile(withNotePutRight(message, people), people),
    withFigurePutRight,
    withOptionBeside,
    withoutWhoWasSaid,
    withOneOfThose,
    withMeantInstead,
    withWhatWasTold,
    ({ message }: StepRequest) => withoutAlreadySo(withoutForgotten(message)),
    saidPlainly,
    everydayWorded,
    columnWorded,
    questionWorded,
    askedInPlainWords,
    plainOfWhatIsKept,
    withoutDialect,
    withTaskOfList,
    comparedToLast,
    usedNow,
    inEverydayWords,
    withFounderAsRole,
    withoutLetter,
    noteMoved,
    someoneElseMeant,
    droppedOfOne,
    withoutWhyDeleted,
    withOtherInstead,
    meantAfterUndo,
    forThem,
    saidOfBoth,
    eachTheirOwn,
    fieldsOfOne,
    withSpokenOrder,
    withDictatedValues,
    withDateCleared,
    withToThat,
    withToldInShort,
    ({ message }: StepRequest) => withRestOfOwner(withoutWhatStays(message)),
    withLabelOfCrowd,
    withLabelOfSubject,
    withNumberMoved,
    withWhatIsNow,
    withSentencesOfOne,
    withOneMoreOption,
    withUnticked,
    withOrderAnswered,
    withGroupsPlainly,
    ({ message }: StepRequest) => withTaskForGroup(withEveryoneThere(withZeros(message))),
    ({ message, columns = [] }: StepRequest) => withAllOfOption(message, columns),
    withPutInPlace,
    ({ message, people }: StepRequest) => withWhoNamed(message, people),
    fieldOfTwo,
    withValueAndState,
    withOwnName,
  ].reduce(
    (message, say) => say({ ...request, message }),
    withNextNewcomer(withShortAddresses(notedToo(withoutComments(request.message)))),
  );
