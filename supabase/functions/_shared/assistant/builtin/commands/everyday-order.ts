import type { StepRequest } from "../../assistant-model.ts";
import { withAskedForColumn } from "../columns/asked-for-columns.ts";
import { withColumnAskedKindly } from "../columns/columns-asked-kindly.ts";
import { withErrandWorded } from "./errand-wordings.ts";
import { withEverydayTask } from "./everyday-tasks.ts";
import { withKeptWithThem } from "./kept-with-them.ts";
import { goneUpTo } from "./gone-up-to.ts";
import { withOwnerAsked } from "./handed-to-owner.ts";
import { withNoteByQuote } from "./note-by-quote.ts";
import { withOptionSwapped } from "./option-swapped.ts";
import { withOptionsUnder } from "./options-under.ts";
import { withoutFirstTry } from "./retracted.ts";
import { saidRoundly } from "./said-roundly.ts";
import { withSameComment } from "./same-comment.ts";
import { withValueOfCaller } from "./told-by-caller.ts";
import { withValueTold } from "./values-told.ts";
import { withWhatItShouldSay } from "./should-say.ts";

/** An order about options, errands, columns or notes in everyday words, as the plain one. Other messages are unchanged. */
export function withEverydayOrder(typed: StepRequest): string {
  const request = { ...typed, message: saidRoundly(typed) };
  const { people, columns = [] } = request;
  const kept = withKeptWithThem(withValueTold(request), people, columns);
  const asked = withEverydayTask(withValueOfCaller(kept, columns), people);
  const said = withOwnerAsked(withWhatItShouldSay(withoutFirstTry(asked), request), request);
  const valued = goneUpTo(withOptionsUnder(said, request), columns);
  const noted = withSameComment(withNoteByQuote(withOptionSwapped(valued, request), people), people);
  return withColumnAskedKindly(withAskedForColumn(withErrandWorded(noted, request), columns), columns);
}
