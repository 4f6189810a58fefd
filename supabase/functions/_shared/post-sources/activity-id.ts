const SEQUENCE_BITS = 22n;

/** The moment in a LinkedIn activity id: the bits above the lowest 22 are Unix milliseconds. Throws on anything but digits. */
export function postedAtFromActivityId(id: string): Date {
  if (!/^[0-9]{1,19}$/.test(id)) throw new RangeError(`'${id}' is not a LinkedIn activity id.`);
  return new Date(Number(BigInt(id) >> SEQUENCE_BITS));
}

/** An activity id that carries the given moment; `sequence` (its lowest 22 bits) tells posts of one millisecond apart. */
export function activityIdAt(postedAt: Date, sequence: number): string {
  return (
    (BigInt(postedAt.getTime()) << SEQUENCE_BITS) |
    BigInt.asUintN(Number(SEQUENCE_BITS), BigInt(sequence))
  ).toString();
}
