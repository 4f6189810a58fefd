/** How near its end a list counts as being at its end, in pixels. */
const NEAR_END = 80;

/** The scroll state of a list: how far it is scrolled, how large its window is, and how tall its contents are. */
export interface Place {
  top: number;
  width: number;
  height: number;
  whole: number;
}

/** Whether the end of a list is to be kept in sight after it was scrolled from one place to another. */
export function followsEnd(follows: boolean, before: Place, now: Place): boolean {
  // The browser scrolls by itself when the window gets another size, which says nothing about the reader.
  if (now.width !== before.width || now.height !== before.height) return follows;
  if (now.whole - now.top - now.height < NEAR_END) return true;
  // Only who went up wants to read there: more text at the end leaves the place as it was.
  return follows && now.top >= before.top;
}
