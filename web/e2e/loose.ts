/** How many times longer than on a quiet machine something may take: the journeys share theirs. */
export const LOOSE = 3;
