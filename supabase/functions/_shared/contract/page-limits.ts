/**
 * The longest of each text that is read from a page, in characters, and the largest number. Without the catalogue of fields, which a
 * script in someone's page has no room for; a test compares the two.
 */
export const READ_AT_MOST = {
  name: 200,
  headline: 500,
  roleTitle: 200,
  company: 200,
  location: 200,
  followerCount: 2_147_483_647,
  about: 5_000,
  post: 20_000,
  address: 2_000,
} as const;
/** A page hands in no more posts than this. */
export const POSTS_PER_PAGE = 100;
