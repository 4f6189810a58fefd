import type { StepRequest } from "../../assistant-model.ts";
import { respelledNewcomer } from "../referring/respelled-name.ts";
import { addressAndMore, addressOfEarlier, alsoNewcomer } from "./earlier-newcomer.ts";
import { withFullName } from "./full-name.ts";

/** What is said of someone who was to be added before, as the whole order: the full name, another spelling, the address; null for other messages. */
export const newcomerMeant = (request: StepRequest): string | null =>
  withFullName(request) ??
  respelledNewcomer(request) ??
  addressAndMore(request) ??
  addressOfEarlier(request) ??
  alsoNewcomer(request);
