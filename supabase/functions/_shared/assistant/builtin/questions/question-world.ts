import type { FoundValue } from "../../../stores/people-questions.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Language, OwnColumn } from "../reading.ts";
import type { WeekStart } from "./day-words.ts";

/** What a question is read with: the user's own columns, lists and people. */
export interface QuestionWorld {
  language: Language;
  today: string;
  columns: readonly OwnColumn[];
  stages: readonly string[];
  statuses: readonly string[];
  people: readonly KnownPerson[];
  held: readonly FoundValue[];
  weekStart: WeekStart;
}
