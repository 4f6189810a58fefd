import { buttonsFamily } from "./buttons-family";
import { choicesFamily } from "./choices-family";
import { dialogsFamily } from "./dialogs-family";
import { fieldsFamily } from "./fields-family";
import { labelsFamily } from "./labels-family";
import { menusFamily } from "./menus-family";
import { messagesFamily } from "./messages-family";
import type { Family } from "./specimen";
import { statesFamily } from "./states-family";
import { tokensFamily } from "./tokens-family";

export const families: readonly Family[] = [
  tokensFamily,
  buttonsFamily,
  fieldsFamily,
  choicesFamily,
  labelsFamily,
  statesFamily,
  menusFamily,
  dialogsFamily,
  messagesFamily,
];
