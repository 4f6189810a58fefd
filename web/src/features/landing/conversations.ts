export interface Message {
  from: "you" | "tracker";
  text: string;
}

// Everybody named here is one of the sample people, as in the pictures; what they posted is what their posts say. Each message
// of "you" works when it is typed to the assistant (e2e/landing.spec.ts types them), and by text it is answered in these words
// (supabase/tests/texting-conversations.test.ts, digest-replies.test.ts).

export const FIRST_SCREEN: readonly Message[] = [
  { from: "you", text: "Note on Ines Marrow: met at the flower fair." },
  { from: "tracker", text: "Noted about Ines Marrow: “Met at the flower fair.”" },
  { from: "you", text: "Remind me on Tuesday to introduce Ines to Odalys." },
  { from: "tracker", text: "Added the task “Introduce Ines to Odalys”, due Tuesday." },
  { from: "you", text: "What’s new with Odalys?" },
  { from: "tracker", text: "Halfmoon Ward went live in its tenth hospital this morning." },
];

export const DIGEST: readonly Message[] = [
  {
    from: "tracker",
    text: "Today:\n1 Ines Marrow posted\n2 Odalys Brightwater posted\n3 Introduce Ines to Odalys, due today\nhttps://tracker.example/digest",
  },
  { from: "you", text: "3 done" },
  { from: "tracker", text: "Done: Introduce Ines to Odalys" },
];

export const DONE: readonly Message[] = [
  { from: "you", text: "Mark introduce Ines to Odalys as done." },
  { from: "tracker", text: "Marked “Introduce Ines to Odalys” as done." },
  { from: "you", text: "Remind me to call Ines Marrow in a month." },
  { from: "tracker", text: "Added the task “Call Ines Marrow”." },
];
