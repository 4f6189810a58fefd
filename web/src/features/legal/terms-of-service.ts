import type { LegalPage, LegalSection, Operator } from "./legal-page.ts";

/** The account and its use. */
function whatYouMayDo({ name }: Operator): LegalSection[] {
  return [
    {
      heading: "The agreement",
      blocks: [
        `These terms are between you and ${name} ("we"). By making an account you accept them. If you do so for a company, you confirm that you may, and "you" is that company.`,
      ],
    },
    {
      heading: "The service",
      blocks: [
        "Tracker keeps a list of people you follow, their public posts with summaries, your notes and tasks, and an assistant that you can write to in the app, speak to, or, where a number is set up, send text messages.",
        "Tracker is in beta. Functions may change or be taken away; we say so beforehand where it matters. Tracker is not connected with LinkedIn or any other network whose public posts it shows.",
      ],
    },
    {
      heading: "Your account",
      blocks: [
        [
          "You are at least 16 years old, and the details you give are true.",
          "Your password and your tokens are yours to keep safe. What is done with them counts as done by you until you tell us that they were stolen.",
          "One account is for one person.",
        ],
      ],
    },
    {
      heading: "What you may not do",
      blocks: [
        [
          "break the law, or the rules of the networks whose posts you follow",
          "harass or stalk anybody, or send unsolicited bulk messages with what you learn here",
          "follow people for decisions about employment, credit, insurance or housing that the law regulates",
          "try to reach other people's data, get around limits, or disturb the service; testing for weaknesses is welcome when you tell us first and touch only your own account",
          "resell the service, or copy it by automated means",
        ],
      ],
    },
    {
      heading: "Your content",
      blocks: [
        "What you put in is yours. You allow us to store and process it as far as providing the service to you needs, and no further. You can export all of it at any time.",
        "Posts belong to those who wrote them. Tracker shows them with a link to the original. You answer for how you use them.",
      ],
    },
  ];
}

/** What each side answers for, and how it ends. */
function whatYouMayExpect({ name, email }: Operator): LegalSection[] {
  return [
    {
      heading: "What machines write",
      blocks: [
        "Summaries, drafts and answers of the assistant are made by machines and can be wrong. Check them before you act on them. In agent mode the assistant changes your records because you told it to; it lists what it did, and a deleted record can be brought back for 30 days.",
      ],
    },
    {
      heading: "Text messages",
      blocks: [
        "Where text messages are offered, you get them only after you have given and confirmed your number. Your carrier's rates apply. Reply STOP to end them and HELP for help.",
      ],
    },
    {
      heading: "Price",
      blocks: [
        "We ask no payment for the beta. Should that change, we tell you at least 30 days before, and nothing is charged unless you agree to it.",
      ],
    },
    {
      heading: "The end",
      blocks: [
        "You can delete your account in your profile at any time; your data goes with it. We may suspend an account that breaks these terms, after a warning where there is time for one, and we may end the service with 30 days' notice. In both cases you can export your data first, unless the law forbids it.",
      ],
    },
    {
      heading: "Liability",
      blocks: [
        'The service is provided "as is". As far as the law allows, we are not liable for lost profit, lost business or indirect damage, and otherwise for no more than you paid us in the twelve months before. Nothing here limits liability for intent, gross negligence, death or injury, or rights that consumers cannot give up.',
      ],
    },
    {
      heading: "Changes to these terms",
      blocks: [
        "We give 30 days' notice of material changes, by email and in the product. If you do not agree, delete your account before they take effect; if you go on using Tracker afterwards, the new terms apply.",
      ],
    },
    {
      heading: "Law and contact",
      blocks: [
        `The law of the place where ${name} is established applies, without taking away what the law of your home gives you as a consumer. If one of these terms does not hold, the others do. Write to ${email}; we would rather talk than argue.`,
      ],
    },
  ];
}

/** What both sides may expect. */
export function termsOfService(operator: Operator): LegalPage {
  return {
    title: "Terms of Service",
    updatedOn: "2026-11-21",
    summary:
      "Use Tracker lawfully and with respect for the people you follow. What you put in stays yours. The service is in beta: it is run with care, but without guarantees.",
    sections: [...whatYouMayDo(operator), ...whatYouMayExpect(operator)],
  };
}
