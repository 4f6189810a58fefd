/** How something moves, and words before an option that name nobody. */
export const ADVERBS: ReadonlySet<string> = new Set(
  "back forward forwards over on up down ahead straight right directly along out in off away from again further now then to into as at already definitely finally probably maybe clearly still also even so there here forth backwards next once done good great high low".split(
    " ",
  ),
);
