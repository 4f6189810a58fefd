import type { StepRequest } from "../../assistant-model.ts";
import { withAllOfOption, withEveryoneThere, withTaskForGroup } from "./everyone-there.ts";
import { withStateOfGroup } from "./group-and-state.ts";
import { withZeros } from "./slipped-digits.ts";

/** Orders about a group of people in the words that are read: who it is, and what each of them gets. */
export const withGroupsPlainly = (request: StepRequest): string => {
  const message = withTaskForGroup(withEveryoneThere(withZeros(request.message)));
  return withAllOfOption(withStateOfGroup({ ...request, message }), request.columns ?? []);
};
