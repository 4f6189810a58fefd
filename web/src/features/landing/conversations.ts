export interface Message {
  from: "you" | "tracker";
  text: string;
}

// Everybody named here is of the demonstration network, as in the pictures; what they posted is what their posts say.

export const FIRST_SCREEN: readonly Message[] = [
  { from: "you", text: "Met Ines Marrow at the flower fair. She’d like an intro to Odalys." },
  { from: "tracker", text: "Noted on Ines. Shall I remind you of the intro?" },
  { from: "you", text: "Yes, Tuesday. What’s new with Odalys?" },
  {
    from: "tracker",
    text: "Task for Tuesday: introduce Ines to Odalys. Her latest post: Halfmoon Ward went live in its tenth hospital.",
  },
];

export const DIGEST: readonly Message[] = [
  {
    from: "tracker",
    text: "Good morning. Two of your people posted.\nInes Marrow: Bramblewick Robotics has raised a €6.4M seed round.\nOdalys Brightwater: Halfmoon Ward went live in its tenth hospital.\nDue today: introduce Ines to Odalys.",
  },
];

export const DONE: readonly Message[] = [
  { from: "you", text: "Ines said yes to the pilot. Close that task, and remind me to call her in a month." },
  { from: "tracker", text: "Closed: follow up on the pilot. New task in a month: call Ines." },
];
