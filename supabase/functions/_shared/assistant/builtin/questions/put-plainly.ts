import type { StepRequest } from "../../assistant-model.ts";
import { askedPlainly } from "./asked-plainly.ts";
import { withNamedDates } from "./dated-things.ts";
import { inEverydayWords } from "./in-everyday-words.ts";
import { withAboutWhat } from "./last-contact.ts";
import { inOwnWords } from "./own-words.ts";
import { named } from "./said-of-people.ts";
import { withNext } from "./spoken-times.ts";

/** A question in plain words and in the user's own. */
export const plainly = (text: string, request: StepRequest) =>
  inOwnWords(
    withNamedDates(
      withAboutWhat(
        askedPlainly(withNext(inEverydayWords({ ...request, message: named(text, request) }), request.columns ?? [])),
        request,
      ),
      request,
    ),
    request,
  );
