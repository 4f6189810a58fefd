import { askedOfScreens } from "./asked-of-screens.ts";

/** What is asked of the product itself in words of its own, and the answer. */
export interface AskedOfProduct {
  asks: RegExp;
  fact: string;
  /** A screen's own words that the fact names, with the file that has them: a test looks them up there. */
  names?: [file: string, words: string][];
}

const LEAD = "^\\W*(?:(?:please|hey|hi|ok|so|and|also|btw|just wondering|quick question|question|sorry)[\\s,:]+)*";
const SOME = "(?:an?|any|some|the|my|our|your|this|that)";
const asks = (source: string) => new RegExp(`${LEAD}(?:${source})`, "u");

/** Asked before the facts that go by single words: each of these is a whole question. */
export const askedOfProduct: readonly AskedOfProduct[] = [
  ...askedOfScreens,
  {
    asks: asks(
      "(?:what|which)(?: s| is)?(?: the)? (?:phone |mobile |cell )?number (?:do|can|should|could|must|shall|would|for|to|is it) (?:i |we |it )?(?:for |to )?(?:text|texting|sms|message|messaging|write to|send (?:texts|messages|my texts)(?: to)?|reach)(?: (?:you|tracker|the assistant|this|it))(?: (?:on|at|from|to|with)\\b.*)?[\\s?.!]*$|what(?: s| is) your (?:phone |mobile |text |texting )?number\\b",
    ),
    fact: "Link your phone under *Profile*, *Texting*, and text me what you would type here; the help menu (?) has the *Phone Walkthrough*, which names the number. Where no number is set up for this Tracker, write to me here instead.",
    names: [
      ["app/help-entries.ts", "Phone Walkthrough"],
      ["features/phones/phone-section.tsx", "Texting"],
    ],
  },
  {
    asks: asks(
      `(?:what|which) (?:kinds? of |types? of |sorts? of |file )*(?:files?|formats?|file types?|types?|extensions?) (?:can|could|may|do|does|are|is|will)\\b.{0,40}\\b(?:import|upload|take|accept|load|support|read)|(?:can|could|may|does|do|is it possible to|will) (?:i|we|you|it|tracker|the import|the app)? ?(?:import|upload|take|accept|load|support|read) ${SOME}? ?(?:excel|xlsx?|csv|tsv|google sheets?|spreadsheets?|numbers files?)`,
    ),
    fact: "*Import people* takes a CSV file with a header row, also one separated by tabs, or pasted profile addresses. An Excel or Google sheet is saved as CSV first. It shows what it understood, and changes nothing before you confirm.",
    names: [
      ["routes/people-more.tsx", "Import people"],
      ["features/imports/import-source.tsx", "Any CSV with a header row"],
    ],
  },
  {
    asks: asks(
      "(?:how many|how large|how big|what is the (?:limit|maximum|max)|what s the (?:limit|maximum|max)|is there (?:an? |any )?(?:limit|maximum|max))\\b.{0,60}\\b(?:imports?|importing|upload|uploads|at once|csv|file)\\b",
    ),
    fact: "An import takes up to 50,000 rows and 50 MB at once; a larger file is split and imported part by part.",
    names: [["features/imports/messages.ts", "50,000 rows"]],
  },
  {
    asks: asks(
      "(?:does|will|can|is|which|what)\\b.{0,40}\\b(?:extension|browsers?|plug ?in|add ?on)\\b.{0,40}\\b(?:work|run|available|support|supported|firefox|safari|edge|brave|opera|browsers?|install)|(?:does|will|can|is)\\b.{0,40}\\b(?:firefox|safari|edge|brave)\\b.{0,20}\\b(?:extension|plug ?in)",
    ),
    fact: "The browser extension is made for Chrome and Firefox, and for browsers that take Chrome's extensions. It is set up from the help menu (?), *Chrome Extension Setup*.",
    names: [["app/help-entries.ts", "Chrome Extension Setup"]],
  },
  {
    asks: asks(
      `(?:is there|do you have|have you got|does (?:it|tracker|this) have|can (?:i|we|you)(?: \\p{L}+){0,4}|where (?:is|do i (?:find|set|switch on))|how (?:do|can) (?:i|we)(?: \\p{L}+){0,4}) ${SOME}? ?(?:dark|light|night) (?:mode|theme)`,
    ),
    fact: "Yes: choose the theme, light, dark or as your system has it, under *Profile*, *Preferences*, or in the command menu (Ctrl+K).",
    names: [["features/profile/profile-settings.tsx", "Preferences"]],
  },
  {
    asks: asks(
      "(?:where|how) (?:do|can|could|would) (?:i|we) (?:see|find|check|know|tell|look)\\b.{0,40}\\b(?:failed|fails|failing|errors?|went wrong|stuck|did ?n t (?:sync|refresh|update|load))|why (?:is|are|isn t|aren t|does|doesn t|did|didn t|has|hasn t|won t)\\b.{0,50}\\b(?:profiles?|posts?|linkedin|refresh\\p{L}*|sync\\p{L}*)\\b.{0,30}\\b(?:not|n t|never|fail\\p{L}*|stuck|old|stale|out of date|updat\\p{L}*|refresh\\p{L}*|sync\\p{L}*|load\\p{L}*|show\\p{L}*)|what (?:failed|went wrong|errors? (?:were|are) there)",
    ),
    fact: "Open *Job queue* above the table on People: it lists what runs, what waits, what was finished, and what failed with the reason and a way to try again.",
    names: [["features/refresh/queue-panel.tsx", "Job queue"]],
  },
  {
    asks: asks(
      "(?:how (?:do|can|will|would|could) (?:i|we) (?:know|see|notice|find out|hear|learn|be told|get told|get notified|stay up to date)|(?:do|will|can) (?:i|we|you|it|tracker) (?:get |be |tell me|notify me|let me know|notified|told)\\b).{0,40}\\b(?:posts?|posted|posting|publish\\p{L}*|shares?|something new)\\b",
    ),
    fact: "I can't message you about it. New posts show in the table and on a person's page after each refresh; the morning digest tells who posted: *Profile*, *Morning digest*. Or ask me: “who posted this week?”.",
    names: [["features/digests/digest-section.tsx", "Morning digest"]],
  },
  {
    asks: asks(
      "(?:how|where) (?:do|can|could|should|would|to)(?: (?:i|we|you|one))? (?:log|record|mark|register|track|enter|note)(?: down)? (?:that |when )?(?:an?|the|my|our|i|we)?(?: \\p{L}+)? ?(?:calls?|called|meetings?|met|contacted|conversations?|touch(?:es)?|chats?|interactions?)",
    ),
    fact: "Keep it as a note, which counts as a contact: tell me “note on Jane: called about the offer”. On Outreach, *Mark as contacted* logs it without words.",
    names: [["features/outreach/reach-out-list.tsx", "Mark as contacted"]],
  },
  {
    asks: asks(
      "(?:which|what|where are the|show me the|list the|are there(?: any)?|any) (?:\\p{L}+ )?(?:shortcuts?|hotkeys|key bindings)\\b",
    ),
    fact: "Press ? or choose *Keyboard shortcuts* in the command menu (Ctrl+K).",
    names: [["app/use-frame-commands.ts", "Keyboard shortcuts"]],
  },
  {
    asks: asks(
      "where (?:are|did|do|is|have) (?:all )?(?:the |my )?(?:deleted|removed|trashed) (?:ones?|people|person|contacts?|notes?|tasks?|things|records|items|stuff)\\b(?! tasks? due)|where (?:is|s) the (?:trash|bin|recycle bin|rubbish)\\b",
    ),
    fact: "On People, open *More* and choose *Recently deleted*. Deleted people, notes and tasks wait there for 30 days.",
    names: [["routes/people-more.tsx", "Recently deleted"]],
  },
  {
    asks: asks(
      `(?:what|which) time ?zone (?:do|are|is|am)\\b|(?:where|how) (?:do|can|could) (?:i|we) (?:change|set|see|choose|pick) ${SOME}? ?time ?zone`,
    ),
    fact: "Days and times are in your own time zone, which you choose under *Profile*, *Preferences*.",
    names: [["features/profile/profile-settings.tsx", "Preferences"]],
  },
  {
    asks: asks(
      "(?:can|could|may) (?:two|several|more|multiple|other|both|my|our|a second|another|the whole)\\b.{0,30}\\b(?:people|persons|users?|team|colleagues?|co ?workers?|team ?mates?|assistant|partner)\\b.{0,20}\\b(?:share|use|log ?in|work|have|see|access|join)|(?:is|are) (?:it|tracker|there)\\b.{0,20}\\b(?:multi ?user|team accounts?|shared accounts?|for teams)",
    ),
    fact: "Each Tracker is one person's: people, notes and tasks can't be shared with another account. An owner can be set for each person, for example “set the owner to Sam”.",
  },
  {
    asks: asks(
      "(?:how|where) (?:do|can|could|would) (?:i|we) (?:cancel|end|stop|change|upgrade|downgrade|see|find|renew|pay)\\b.{0,20}\\b(?:subscriptions?|plan|billing|invoices?|membership|licen[cs]e|payment)\\b|(?:how much|what) (?:does|do|is|will) (?:tracker|this|it|the app)\\b.{0,10}\\bcosts?\\b",
    ),
    fact: "I know nothing about plans or payments and can't change them. Who runs this Tracker can tell you.",
  },
  {
    asks: asks(
      "what (?:can|could|do) (?:you|u|tracker|it) (?:not|never) (?:do|help)|what (?:can|could|do|won) ?(?:t|not) (?:you|u|tracker|it) (?:do|help)|what are your limits|what (?:are|is) (?:the )?(?:limits?|limitations?) of (?:this|you|tracker)",
    ),
    fact: "I send no messages, book and pay nothing, search no web and open no files. I add and change your people, notes, tasks and columns, answer questions about them and their posts, and draft emails for you to send.",
  },
  {
    asks: asks(
      "(?:what|which)(?: s| is| are| does)?\\b.{0,30}\\b(?:difference|ask mode|agent mode)\\b.{0,40}\\b(?:ask|agent)\\b|(?:what|when|why)\\b.{0,20}\\b(?:ask|agent) (?:and|or|vs|versus) (?:ask|agent)\\b",
    ),
    fact: "In *Agent* mode I add, change and delete what you ask for, with a card to confirm where it matters; in *Ask* mode I only answer questions. Choose it at the top of this panel.",
    names: [["features/assistant/chat-panel.tsx", "Agent"]],
  },
  {
    asks: asks(
      `(?:is there|do you have|have you got|does (?:it|tracker) have|where (?:is|do i (?:find|see))) ${SOME}? ?(?:calendar|month view|monthly view|calendar view)\\b(?!.*\\b(?:today|tomorrow|week|due)\\b)`,
    ),
    fact: "Yes: on Tasks, switch to *Calendar View*.",
    names: [["routes/tasks.tsx", "Calendar View"]],
  },
  {
    asks: asks(
      "(?:can|could|may) (?:i|we) (?:use|talk|speak|dictate|run|do|tell|say)\\b.{0,40}\\b(?:talking|voice|speaking|speech|by mouth|out loud|aloud|dictat\\p{L}*|microphone|instead of typing)\\b|(?:do|can|does) (?:you|it|tracker) (?:listen|hear|understand (?:speech|voice)|take (?:voice|dictation)|have (?:a )?voice)\\b",
    ),
    fact: "Yes: press the microphone beside the chat's input and speak; what you say is typed there. By text from your phone it works too, see *Profile*, *Texting*.",
    names: [["features/phones/phone-section.tsx", "Texting"]],
  },
  {
    asks: asks(
      `(?:how|where|is there|can|could|what)\\b.{0,40}\\b(?:get|put|add|enter|bring|create|make|have|key|save|store)\\b.{0,30}\\b(?:person|people|someone|somebody|contacts?|founders?|clients?|customers?|leads?|records?|names?)\\b.{0,30}\\b(?:without (?:typing|telling|writing|asking|chatting|dictating|talking|the (?:chat|assistant)|you)|(?:other )?than (?:telling|typing|writing|asking|chatting)|instead of (?:telling|typing|writing|asking|chatting))`,
    ),
    fact: "On People, press N or *Add person* and give a name and the address of their LinkedIn profile. The browser extension adds the profile that you look at (help menu, *Chrome Extension Setup*), and *Import people*, under *More*, takes a whole file.",
    names: [
      ["app/help-entries.ts", "Chrome Extension Setup"],
      ["routes/people-more.tsx", "Import people"],
    ],
  },
  {
    asks: asks(
      `(?:can|could|may|will|would|does|do|is it possible|is there (?:a|any) way|how (?:do|can|could|would))\\b(?!.{0,12}\\byou\\b).{0,70}\\b(?:repeat\\p{L}*|recur\\p{L}*|come (?:back|round|around)|return|go out|happen)\\b.{0,20}\\b(?:(?:every|each|all|once (?:a|every))\\b(?! (?:day|week|month|quarter)s?\\b)|twice an?\\b|(?:bi ?weekly|fortnightly|yearly|annually|on (?:weekdays|workdays))\\b)`,
    ),
    fact: "A task can repeat daily, weekly, monthly or quarterly; there is no other rhythm. Choose it in the task, or tell me: “remind me to call Jane every week”.",
  },
  {
    asks: asks(
      `(?:(?:briefly|in short|shortly|in (?:a few|one|two) (?:words?|lines?|sentences?)|in a nutshell|in a line|quickly)[\\s,:]+)?(?:tell me |explain |remind me )?(?:(?:briefly|in short|in (?:a few|one|two) (?:words?|lines?|sentences?)|in a nutshell|quickly)[\\s,:]+)?what(?: s| is| are| all)?(?: the (?:most|best|main thing|main things|things|kinds? of things))?(?: (?:that )?(?:you|u)(?: re| are| can| could)?| can (?:you|u)| could (?:you|u)| are (?:you|u))(?: (?:all|actually|really|even|do|help|good|useful|able|there|to|for|with|me|us|out|here))+(?:[\\s,]+(?:briefly|in short|shortly|in (?:a few|one|two) (?:words?|lines?|sentences?)|in a nutshell|in a line|quickly))?[\\s?.!]*$`,
    ),
    fact: "I keep your people, notes, tasks and columns: I add, change and delete them as you tell me (I ask before I delete), and answer questions about them and about posts. I send nothing, and book or pay nothing.",
  },
];
