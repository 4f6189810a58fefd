/** What a word of a question says. A word that is not here, and is no name, column or value, is one that nobody understood. */
export type Sense =
  | "filler"
  | "comma"
  | `ask.${"who" | "what" | "which" | "when" | "where" | "count" | "list" | "is" | "search" | "tell" | "summary" | "why"}`
  | `noun.${"person" | "task" | "note" | "post" | "column" | "choice" | "news" | "missing"}`
  | `verb.${"touch" | "own" | "add" | "work" | "live" | "due" | "say" | "about" | "refresh"}`
  | `task.${"overdue" | "open" | "done" | "in_progress" | "undated" | "next"}`
  | `sum.${"average" | "sum" | "share" | "compare" | "more" | "less"}`
  | `sort.${"most" | "least" | "newest" | "oldest" | "by" | "up" | "down"}`
  | `op.${"gt" | "ge" | "lt" | "le" | "eq" | "between" | "or_more" | "or_less"}`
  | `join.${"and" | "or"}`
  | `prep.${"in" | "at" | "of" | "by" | "to" | "from"}`
  | `say.${"not" | "has" | "empty" | "filled" | "yes" | "everything" | "reach_out"}`
  | `ref.${"person" | "list"}`
  | "group.per";

/** Phrases by commas, without accents: English, German, Spanish, French. */
export type Phrases = Partial<Record<Sense, [en: string, de: string, es: string, fr: string]>>;
