import type { LegalPage, LegalSection, Operator } from "./legal-page.ts";

/** About who, and why. */
function whatIsKept({ name, email, address }: Operator): LegalSection[] {
  const where = address === null ? email : `${email} or ${address}`;
  return [
    {
      heading: "Who is responsible",
      blocks: [
        `${name} runs this service and decides what happens with the data described here. Questions, complaints and requests go to ${where}.`,
        "When you use Tracker for your own business, you decide who you follow and what you write about them. For that part you are the controller and we process it on your instructions.",
      ],
    },
    {
      heading: "What we store about you",
      blocks: [
        [
          "Your account: email address, a hash of your password (never the password itself), and your name if you give one.",
          "Your profile: company, job title, industry, use case, goals, and, if you give them, phone number, profile address and notes about yourself.",
          "Your work: the people you follow, notes, tasks, meeting summaries, custom columns, saved views and feedback.",
          "Your conversations with the assistant, typed, spoken or, where a number is set up, sent as text messages, and what it did because of them. A recording is turned into text and not kept.",
          "What running the service needs: when you signed in, which personal tokens you made and when each was last used, and technical logs without the content of your records.",
        ],
      ],
    },
    {
      heading: "What we store about the people you follow",
      blocks: [
        "For each person you add we keep what you enter and, when a post source is connected, their public profile details and public posts, with a summary and a link to the original. We collect nothing that needs someone's password, and nothing that the person shows only to a closed circle.",
        "You are the only one who sees this copy. If you follow someone in the European Union, the United Kingdom or another place with similar law, you need a lawful ground for it, usually a legitimate interest, and you owe them an honest answer when they ask.",
        `If you are such a person and want to know what is kept about you, have it corrected, or have it deleted, write to ${email}. You need no account for that.`,
      ],
    },
    {
      heading: "Why, and on what ground",
      blocks: [
        [
          "To provide the service you signed up for: our contract with you.",
          "To keep it safe, prevent abuse and fix faults: our legitimate interest in a service that works.",
          "To send text messages and digests, where they are offered: your consent, which you withdraw by replying STOP or by taking your number out of your profile.",
          "To keep what the law requires: a legal obligation.",
        ],
        "We do not sell data, show advertising, build profiles for others, or make decisions about you by machine alone that affect you in law.",
      ],
    },
  ];
}

/** Who else sees it, for how long, and what one can do about it. */
function whatYouMayExpect({ email }: Operator): LegalSection[] {
  return [
    {
      heading: "Who processes data for us",
      blocks: [
        "We use companies that process data on our behalf, under contract, for these purposes only:",
        [
          "hosting of the database, sign-in and functions",
          "the language model that writes summaries and answers in the assistant, when one is connected: it receives the posts or the conversation in question, and may not train on them",
          "transcription of voice input, when it is connected",
          "delivery of email and, where they are offered, of text messages",
          "the post source that fetches public posts of the profiles you follow",
        ],
        `The current list with names and countries is yours for the asking at ${email}. Where data leaves the European Economic Area or the United Kingdom, the standard contractual clauses apply. Without a connected language model, summaries are made on our own machines.`,
      ],
    },
    {
      heading: "How long we keep it",
      blocks: [
        [
          "Your records: until you delete them or your account.",
          "The history of your changes: what a field of a person was and became is kept as long as the person, and texts of more than 500 characters are shortened after 30 days.",
          "What you delete: it can be brought back for 30 days, unless you delete it for good or your history outgrows its room before, and is then gone.",
          "Your account: deleting it in your profile removes everything in it at once; it leaves backups within 30 days.",
          "Technical logs: 30 days, and longer only while a fault or abuse is looked into.",
        ],
      ],
    },
    {
      heading: "Cookies and local storage",
      blocks: [
        "Tracker sets no cookies, and nothing on its pages comes from another company's servers: pictures in posts are copies on ours. In your browser it keeps:",
        [
          "the token of your session, so that you stay signed in",
          "your theme and the way you set up your tables",
          "text that you have typed and not yet saved, until you save it or sign out",
          "a copy of the program itself, so that it opens quickly and without a connection; your records are not in it",
        ],
        "All of it is needed for what you asked for, so there is no banner to click away. Signing out removes the session and unsaved text.",
      ],
    },
    {
      heading: "Your rights",
      blocks: [
        "You may see, correct, move and delete your data, restrict or object to its use, and take back a consent. Most of it you can do yourself:",
        [
          "export everything as JSON and CSV from your profile",
          "correct every field where it is shown",
          "delete single records, or your whole account, from your profile",
        ],
        `For anything else write to ${email}; we answer within 30 days. You may also complain to the data protection authority where you live.`,
      ],
    },
    {
      heading: "Security",
      blocks: [
        "Connections are encrypted. Each account's rows are separated in the database itself and not only in the program. Personal tokens are stored as hashes and can be revoked. If a breach puts you at risk, we tell you and the authority without delay, within 72 hours of learning of it.",
      ],
    },
    {
      heading: "Children",
      blocks: ["Tracker is a tool for work. It is not meant for anyone under 16, and we delete such accounts."],
    },
    {
      heading: "Changes",
      blocks: [
        "When this policy changes in a way that matters, we tell you by email and in the product at least 30 days before it takes effect. Smaller corrections change the date at the top.",
      ],
    },
  ];
}

/** What is kept about which people, why, for how long, and what one can do about it. */
export function privacyPolicy(operator: Operator): LegalPage {
  return {
    title: "Privacy Policy",
    updatedOn: "2026-11-21",
    summary:
      "Tracker keeps what you put into it and the public posts of the people you follow, shows them to you alone, sells nothing, shows no advertising, and gives everything back or deletes it when you ask.",
    sections: [...whatIsKept(operator), ...whatYouMayExpect(operator)],
  };
}
