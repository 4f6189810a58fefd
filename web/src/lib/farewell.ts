/** Something to see to before a person signs out on purpose; false calls it off. */
export type BeforeLeaving = () => Promise<boolean>;

const all = new Set<BeforeLeaving>();

/** Has `ask` called before a person signs out; gives how to call that off. */
export function beforeLeaving(ask: BeforeLeaving): () => void {
  all.add(ask);
  return () => {
    all.delete(ask);
  };
}

/** Asks everybody in turn; false as soon as one says no. */
export async function sayFarewell(): Promise<boolean> {
  for (const ask of all) if (!(await ask())) return false;
  return true;
}
