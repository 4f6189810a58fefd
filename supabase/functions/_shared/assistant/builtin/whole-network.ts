import type { StepRequest } from "../assistant-model.ts";

const POLITE = String.raw`^(?:(?:so|ok|okay|and|hey|hi|please)[\s,]+)*`;
const MY = "(?:my|our|the|this)";
const NETWORK = "(?:(?:whole|entire|full) )?(?:network|list|crm|tracker|database|address book)";
const END = String.raw`(?: (?:again|please|now|so far|right now|all together))*[\s?.!]*$`;
const EVERYONE = new RegExp(
  `${POLITE}(?:who(?:['’]?s| is| are| do i have| have i got)?(?: all)? (?:in|on) ${MY} ${NETWORK}|who(?:['’]?s| is)(?: all)? in here|who (?:all )?do (?:i|we) know|who have (?:i|we) got|(?:show|list|see|give|open)(?: me)?(?: all(?: of)?)? ${MY} ${NETWORK}|(?:my|our) ${NETWORK}|wer ist (?:alles )?in (?:meinem|unserem) netzwerk|(?:zeig|zeige)(?: mir)? mein netzwerk|qui[eé]n(?:es)? (?:est[aá]n?|hay) en mi red|(?:mu[eé]strame|ens[eé][nñ]ame) mi red|qui est dans mon r[eé]seau|(?:montre|affiche)(?:-moi)? mon r[eé]seau)${END}`,
  "iu",
);
const HOW_MANY = new RegExp(
  `${POLITE}(?:how (?:big|large) is ${MY} ${NETWORK}|what(?:['’]?s| is) the size of ${MY} ${NETWORK}|wie gro(?:ß|ss) ist mein netzwerk)${END}`,
  "iu",
);

/** "Who is in my network?" as the question about everyone that it is; the message itself where it asks something else. */
export function aboutEveryone(request: StepRequest): StepRequest {
  const message = request.message.replace(/^[¿¡\s]+/u, "");
  if (EVERYONE.test(message)) return { ...request, message: "Who are my people?" };
  return HOW_MANY.test(message) ? { ...request, message: "How many people do I have?" } : request;
}
