const LASTED =
  /^\W*(?:after |only )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|some)(?: (?:long|whole|good|more))? (?:years?|months?|weeks?|days?|hours?) of \p{L}+/iu;

/** "Two years of chasing": how long something took, and no day for it. */
export const tellsHowLong = (text: string): boolean => LASTED.test(text);
