// Who the demonstration account follows. `added` and `ago` are days before the day on which it is filled.
import type { TouchChannel } from "../functions/_shared/contract/activities.ts";

interface DemoPerson {
  /** The end of the profile's address in the sample network, after /in/demo-. */
  slug: string;
  /** How many days ago they were added. */
  added: number;
  stage?: string;
  status?: string;
  owner?: string;
  priorityScore?: number;
  meetingSummaries?: string;
  warmth?: (typeof WARMTHS)[number];
  dealSize?: number;
  notes?: { ago: number; text: string }[];
  touches?: { ago: number; channel: TouchChannel; text: string }[];
}

export const WARMTHS = ["Hot", "Warm", "Cool", "Cold"] as const;

/** The whole sample network, as someone in sales at a small company would know it. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    slug: "ines-marrow",
    added: 74,
    stage: "Meeting",
    status: "Active",
    owner: "Mara",
    priorityScore: 85,
    meetingSummaries:
      "First call, 40 minutes. Ines wants one tool for both workshops before peony season. Duarte has to like it. Budget is there after the seed round; she prefers a six-week paid pilot.",
    warmth: "Hot",
    dealSize: 48000,
    notes: [
      { ago: 61, text: "Met at the flower fair in Aalsmeer. Laughed about Joana being faster than the robot." },
      { ago: 33, text: "Only does paid pilots, so offer one: six weeks, refunded if they buy." },
      { ago: 4, text: "Second workshop in Setúbal is open. Wants the pilot to start there, not in the Netherlands." },
    ],
    touches: [{ ago: 12, channel: "meeting", text: "Demo for Ines and Duarte" }],
  },
  {
    slug: "odalys-brightwater",
    added: 70,
    stage: "In conversation",
    status: "Active",
    owner: "Mara",
    priorityScore: 70,
    meetingSummaries:
      "Halfmoon Ward sells to hospitals: 14 months from first call to go-live. Odalys asked for references from people who have waited that long. She decides together with Farah and Calum.",
    warmth: "Warm",
    dealSize: 120000,
    notes: [
      { ago: 52, text: "Introduced by Ines. They share a board member." },
      { ago: 20, text: "The safety audit went well: zero major findings. Send congratulations, not a pitch." },
    ],
  },
  {
    slug: "tobias-quendel",
    added: 66,
    stage: "In conversation",
    status: "Waiting",
    owner: "Jonas",
    warmth: "Warm",
    dealSize: 65000,
    notes: [
      { ago: 40, text: "Ruft lieber an, als zu schreiben. Am besten vor 9 Uhr." },
      { ago: 17, text: "Waiting for the fire report. He expects it before the end of the month." },
    ],
    touches: [{ ago: 17, channel: "phone", text: "Call about the fire report" }],
  },
  {
    slug: "teodor-vlasic-marn",
    added: 63,
    stage: "Closed",
    status: "Active",
    owner: "Jonas",
    meetingSummaries:
      "Signed for a year, per team. Teodor published the price in his monthly update, as he does with everything. Renewal is in spring.",
    warmth: "Hot",
    dealSize: 14400,
    notes: [
      { ago: 58, text: "Turned down venture money twice. Speaks about costs more openly than anyone I know." },
      { ago: 9, text: "Happy customer. Asked whether he would be a reference: yes, in writing." },
    ],
  },
  {
    slug: "rosalind-achter-nwosu",
    added: 60,
    stage: "Contacted",
    status: "Active",
    owner: "Mara",
    priorityScore: 60,
    warmth: "Warm",
    notes: [
      { ago: 45, text: "Her test for a pitch: what does the product do on a Tuesday morning?" },
      {
        ago: 26,
        text: "Office hours every second Wednesday, 20 minutes, no deck. Book a slot for the portfolio idea.",
      },
    ],
    touches: [{ ago: 26, channel: "linkedin", text: "Asked about the next office hours" }],
  },
  {
    slug: "zephyr-okonjo-lund",
    added: 55,
    stage: "Meeting",
    status: "Active",
    owner: "Jonas",
    meetingSummaries:
      "Security review: they want to attack our assistant for two weeks and publish the result, good or bad. We said yes. Marit from finance sends the contract.",
    warmth: "Hot",
    dealSize: 30000,
    notes: [
      { ago: 48, text: "Hides prompts in his posts to see which bots read them. Ours should not fall for it." },
      { ago: 6, text: "Contract from Marit has arrived. Two weeks of testing, staging only." },
    ],
  },
  {
    slug: "harumi-shiratsuki",
    added: 50,
    stage: "Lead",
    status: "Active",
    owner: "Mara",
    warmth: "Cool",
    dealSize: 22000,
    notes: [
      { ago: 44, text: "Opens the API to accountants outside Japan. 15 minutes on a call would be enough for her." },
      { ago: 43, text: "日本時間の午前中が都合が良いとのこと。" },
    ],
  },
  {
    slug: "lucia-fresnillo-orbe",
    added: 46,
    stage: "Contacted",
    status: "Waiting",
    owner: "Mara",
    warmth: "Cool",
    dealSize: 9000,
    notes: [{ ago: 38, text: "Prefiere que le escriban en español. Remedios, 71, is her toughest tester." }],
    touches: [{ ago: 38, channel: "email", text: "Sent the two-page overview in Spanish" }],
  },
  {
    slug: "layla-nakheel-sary",
    added: 41,
    stage: "Lead",
    status: "Active",
    priorityScore: 55,
    warmth: "Warm",
    dealSize: 18000,
    notes: [{ ago: 30, text: "Pays every seamstress within 24 hours. Would make a great story for the newsletter." }],
  },
  {
    slug: "caetano-mirandouro",
    added: 37,
    stage: "Contacted",
    status: "On hold",
    owner: "Jonas",
    warmth: "Cool",
    dealSize: 27000,
    notes: [
      { ago: 29, text: "Half of the board are fishermen and fishing women; they approve every supplier." },
      { ago: 11, text: "Prefere áudio a e-mail. Voice message, two minutes at most." },
    ],
    touches: [{ ago: 11, channel: "other", text: "Voice message about the new licence" }],
  },
  {
    slug: "armelle-vauquelin-roy",
    added: 33,
    stage: "In conversation",
    status: "Active",
    owner: "Mara",
    meetingSummaries:
      "214 towns use Encrelune. Armelle would rewrite our invoices and mails in plain French; we would show her who reads them. Swap instead of a price for the first year?",
    warmth: "Hot",
    dealSize: 36000,
    notes: [{ ago: 8, text: "Elle relit tout à voix haute. Keep every sentence under 15 words." }],
  },
  {
    slug: "noam-tzipornik-vale",
    added: 28,
    stage: "Lead",
    status: "Active",
    warmth: "Cold",
    notes: [{ ago: 24, text: "Does not want calls at all: quiet is his product. Write, and be brief." }],
  },
  {
    slug: "meenakshi-tarapur-dey",
    added: 24,
    stage: "Contacted",
    status: "Active",
    owner: "Jonas",
    warmth: "Warm",
    dealSize: 15500,
    notes: [{ ago: 15, text: "Teachers decide, not the ministry. Ask for two schools as a trial." }],
    touches: [{ ago: 15, channel: "meeting", text: "Video call with Meenakshi and two teachers" }],
  },
  {
    slug: "pim-wolkenberg",
    added: 18,
    stage: "Passed",
    status: "Archived",
    owner: "Jonas",
    warmth: "Cold",
    dealSize: 7000,
    notes: [{ ago: 14, text: "Seven people, no budget this year. Try again when Amersfoort is up and running." }],
  },
  {
    slug: "hana-bjornstrand",
    added: 9,
    stage: "Lead",
    warmth: "Warm",
    dealSize: 12000,
    notes: [
      {
        ago: 2,
        text: "Loved her piece about the year they almost closed. Ask for a course on selling to the public sector.",
      },
    ],
  },
  { slug: "ximena-altocielo", added: 3 },
];
