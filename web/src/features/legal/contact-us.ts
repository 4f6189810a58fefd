import type { LegalPage, Operator } from "./legal-page.ts";

/** How to reach the people behind the product. */
export function contactUs({ name, email, address, phone }: Operator): LegalPage {
  return {
    title: "Contact Us",
    updatedOn: null,
    summary: `A person reads every message. Write to ${email}.`,
    sections: [
      {
        heading: "Help and ideas",
        blocks: [
          `Write to ${email}. Say what you did, what you saw and what you expected; a picture of the screen helps. Signed in, you can also use the feedback button at the top of each screen.`,
        ],
      },
      {
        heading: "Your data",
        blocks: [
          `Everything can be exported and deleted in your profile. If you have no account and think that something about you is kept here, write to ${email}: we answer within 30 days.`,
        ],
      },
      {
        heading: "Security",
        blocks: [
          `If you have found a weakness, write to ${email} with the word "security" in the subject, and give us a chance to fix it before you publish it. We thank you and take no legal steps against honest research.`,
        ],
      },
      {
        heading: "Who we are",
        blocks: [
          address === null ? `${name}, ${email}` : `${name}, ${address}, ${email}`,
          ...(phone === null ? [] : [`The assistant, which is a machine, answers text messages at ${phone}.`]),
        ],
      },
    ],
  };
}
