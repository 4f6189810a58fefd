import { createStore } from "./store";

const said = createStore("");
let isOdd = false;

/** Says something to assistive technology that is plain to see: politely, after what it is saying now. */
export function announce(text: string) {
  // The same words again are only said when they differ; a space that is not heard sees to that.
  isOdd = !isOdd;
  said.set(isOdd ? text : `${text}\u00a0`);
}

export const announcements = { read: said.read, subscribe: said.subscribe };
