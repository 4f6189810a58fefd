/** "We've got a new client: Jane Doe, linkedin.com/in/jane-doe". */
const HAVE =
  /^(?<polite>\W*(?:(?:ok|okay|so|hey|hi|and|also|oh|great|good news)[\s,.!:–-]+)*)(?:i|we)(?:['’]ve|\s+have)?(?:\s+(?:just|finally|also))*(?:\s+(?:got|have|found|landed|won))?\s+(?<who>(?:an?|another)\s+(?:new\s+)?(?:lead|client|customer|contact|prospect|founder|partner|investor|candidate))\s*[:!.–—-]\s*(?=\S)/iu;
const PROFILE = /(?<![\p{L}])(?:linkedin\.com\/in|in)\/[\p{L}\p{N}%_-]{3,}/iu;

/** News of someone whose profile address is told with it asks for them to be added, in the usual words. */
export const withAddressTold = (message: string): string =>
  PROFILE.test(message) ? message.replace(HAVE, "$<polite>add $<who>: ") : message;
