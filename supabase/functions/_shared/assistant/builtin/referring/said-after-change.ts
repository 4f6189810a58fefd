import type { StepRequest } from "../../assistant-model.ts";
import { withTypeOfWaiting } from "../columns/type-of-waiting.ts";
import { withHinglish } from "../commands/hinglish.ts";
import { withMoreInTitle } from "./more-in-title.ts";
import { withThoughtOtherwise } from "./thinks-otherwise.ts";

const inEnglish = ({ message, people, changes = [] }: StepRequest): string =>
  withHinglish(
    message,
    people,
    changes.some(({ status }) => status === "proposed"),
  );

/** What is said right after a change in few words, in those that are read: what stays, what its title says, what type it has. */
export const withSaidAfterChange = (request: StepRequest): string =>
  [inEnglish, withThoughtOtherwise, withMoreInTitle, withTypeOfWaiting].reduce(
    (message, say) => say({ ...request, message }),
    request.message,
  );
