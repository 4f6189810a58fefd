import type { StepRequest } from "../../assistant-model.ts";

/** "Can we get Ana Diaz added, …". */
const GET_ADDED =
  /^\W*(?:can|could|would)\s+(?:we|you|i)\s+(?:please\s+)?(?:get|have)\s+(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){1,3})\s+(?:added|put in|in here)(?:\s+(?:please|pls))?(?=\s*[,:;.–-])/u;
/** "Add Ana Diaz to our books". */
const TO_BOOKS =
  /(?<=^\W*(?:(?:please|pls)\s+)?(?:add|put|get)\s+\p{Lu}[\p{L}\p{M}'’ -]{2,50}?)\s+(?:to|on|onto|in|into)\s+(?:the|our|my)\s+books(?=\s*[,:;.(–-])/u;
/** "…, based Lagos". */
const BASED = /(?<=[,;]\s*)based(?=\s+\p{Lu})/gu;
/** "Saw Ana Diaz speak, brilliant, put her in". */
const PRAISE_PUT_IN =
  /\s*,\s*(?:(?:really|so|absolutely|very|quite)\s+)?(?:brilliant|great|amazing|fantastic|impressive|lovely|super|excellent|sharp|smart|wonderful|terrific|ace|good)\s*,\s*(?=(?:please\s+)?(?:put|add|get|save|stick|pop)\s+(?:her|him|them)(?!\p{L}))/iu;

/** "…, linkedin.com/in/ana. Got 8400 followers". */
const GOT_COUNT = /(?<=linkedin\.com\/in\/[^.\n]{2,120}[.;]\s+)got(?=\s+\d)/iu;
/** "Just shook hands with a guy called Ivo Diaz, add him": nothing else is said in other words. */
const SHOOK_HANDS =
  /^(?<lead>\W*(?:(?:so|just|hey|ok|okay|today)[\s,]+)*)(?:i\s+|we\s+)?(?:just\s+)?(?:shook\s+hands|got\s+talking|got\s+chatting|hit\s+it\s+off|exchanged\s+cards|swapped\s+cards|sat\s+next)\s+(?:with|to)\s+(?=[^\n]*\b(?:add|put|save|get|pop)\s+(?:her|him|them)(?!\p{L}))(?=(?:an?|some)\s+\p{L}+\s+(?:named|called)\s|(?-i:\p{Lu}))/iu;

/** Who is to be added, in the words in which it is read. */
export const addedInPassing = ({ message }: Pick<StepRequest, "message">): string =>
  message
    .replace(SHOOK_HANDS, "$<lead>Met ")
    .replace(GOT_COUNT, "has")
    .replace(GET_ADDED, "add $<name>")
    .replace(TO_BOOKS, "")
    .replace(BASED, "based in")
    .replace(PRAISE_PUT_IN, ". ");
