/** Something of a person's that this browser keeps and the server does not have. */
export interface Belongings {
  /** How many changes it is. */
  count(): number;
  forget(): Promise<void>;
}

const all = new Set<Belongings>();

/** Has these asked for and forgotten when a person signs out; gives how to call that off. */
export function keepBelongings(belongings: Belongings): () => void {
  all.add(belongings);
  return () => {
    all.delete(belongings);
  };
}

/** How many changes would be lost. */
export function countBelongings(): number {
  return [...all].reduce((sum, { count }) => sum + count(), 0);
}

/** Gives how to forget what there is now, also once the screen that keeps it is gone. */
export function packBelongings(): () => Promise<void> {
  const packed = [...all];
  return async () => {
    for (const { forget } of packed) await forget();
  };
}
