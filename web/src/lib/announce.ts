let said = "";
let isOdd = false;
const listeners = new Set<() => void>();

/** Says something to assistive technology that is plain to see: politely, after what it is saying now. */
export function announce(text: string) {
  // The same words again are only said when they differ; a space that is not heard sees to that.
  isOdd = !isOdd;
  said = isOdd ? text : `${text}\u00a0`;
  for (const listener of listeners) listener();
}

export const announcements = {
  read: () => said,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
