import * as z from "zod/mini";
import type { AssistantAction } from "../contract/assistant.ts";
import { fieldLabel } from "../contract/person-fields.ts";
import { rowsBefore, takeAction } from "../stores/assistant-actions.ts";
import { failed, refusalOf } from "./refusals.ts";
import { StoreError } from "../stores/store-error.ts";
import { goBack, goesBack } from "./take-back.ts";
import { keyOf } from "./action-key.ts";
import { namesakesOf } from "./ambiguity.ts";
import type { AssistantModel, ChatUser, KnownPerson, ToolCall } from "./assistant-model.ts";
import { type Asked, clausesOf, isCommanded } from "./asked-for.ts";
import { MAY_BE_THEIRS, MORE_THAN_ASKED, NOT_ASKED_FOR, whyNotAsked } from "./why-held.ts";
import { toolNamed } from "./tools/all-tools.ts";
import { type Card, cardOf } from "./tools/card.ts";
import { type Operation, type Plan, type ToolContext, type WriteTool } from "./tools/tool.ts";
import { cutText, storableJson } from "../contract/storable.ts";

/** The most that one message may change. */
export const WRITES_AT_MOST = 10;
/** More changes than this by one message wait for the user. */
const BULK_FROM = 3;
/** How much of a message is kept with the change that it led to. */
const USER_WORDS_MAX_LENGTH = 1_000;

/** What a call came to, for the model. */
export interface CallResult {
  callId: string;
  text: string;
  data: unknown;
}

/** What is enforced. A test takes one out to see that it is this guard that holds. */
export interface Guards {
  mode: boolean;
  confirmation: boolean;
  askedFor: boolean;
  budget: boolean;
  /** That of answers: no address but of records. */
  links: boolean;
}
const ALL_GUARDS: Guards = { mode: true, confirmation: true, askedFor: true, budget: true, links: true };

export interface ExecutorOptions {
  context: ToolContext;
  model: Pick<AssistantModel, "model" | "followsRules">;
  sessionId: string;
  turn: number;
  /** The user's own words, against which a change is held. */
  asked: Asked;
  people: readonly KnownPerson[];
  /** What an earlier try of the same message did. */
  earlier?: readonly AssistantAction[];
  /** Whether text that someone else may have written was in the conversation before this turn. */
  tainted: boolean;
  /** How sure it is that the user wants what a call says: 1 for a command, less for what is concluded at the end. */
  sureness: number;
  /** Why every change waits for the user, where it does: at the end of a conversation, or where someone else may have written. */
  holdAll?: string;
  /** Whether only a change to one record is taken back, as by text. */
  undoesOne?: boolean;
  onAction(action: AssistantAction): void;
  onTool(tool: string, label: string): void;
  guards?: Guards;
}

/**
 * Carries out what a model calls for, as the caller under row-level security: mode, confirmation, taint and budget are enforced here
 * whatever the model says. Calls are taken one after another; a refusal is a result, never an error.
 */
export class Executor {
  private readonly options: ExecutorOptions;
  private readonly guards: Guards;
  private readonly actions: AssistantAction[] = [];
  private writes = 0;
  /** Whether text that someone else may have written has been before the model. */
  isTainted: boolean;

  constructor(options: ExecutorOptions) {
    this.options = options;
    this.guards = options.guards ?? ALL_GUARDS;
    this.writes = options.earlier?.length ?? 0;
    this.isTainted = options.tainted;
  }

  async execute(call: ToolCall): Promise<CallResult> {
    const data = await this.outcomeOf(call);
    return { callId: call.id, text: JSON.stringify(data), data };
  }

  private async outcomeOf({ name, input: given, heldBecause }: ToolCall): Promise<unknown> {
    const { context, onTool, model } = this.options;
    if (goesBack(name) && model.followsRules) return await goBack(name, given, this.options);
    const tool = toolNamed(name);
    if (!tool) return failed(`There is no tool ${name}.`);
    if (tool.kind === "write" && context.mode === "ask" && this.guards.mode) {
      return failed("Ask mode changes nothing. The user can switch to Agent mode.");
    }
    const input = z.safeParse(tool.input, storableJson(given));
    if (!input.success) return failed(faultOf(input.error));
    onTool(tool.name, tool.label);
    if (tool.kind === "read") {
      // Names, notes, posts and values, from any author: the model sees them from here on.
      this.isTainted = true;
      return await Promise.resolve(input.data)
        .then((asked) => tool.run(context, asked))
        .catch(refusalOf);
    }
    this.writes += 1;
    if (this.writes > WRITES_AT_MOST && this.guards.budget) {
      return failed(`At most ${WRITES_AT_MOST} changes are made for one message.`);
    }
    return await this.write(tool, input.data, model.followsRules ? heldBecause : undefined);
  }

  private async write(tool: WriteTool, input: unknown, read?: string | null): Promise<unknown> {
    const { context, people, asked, onAction } = this.options;
    // A plan may refuse at once as well as later.
    const plan = await Promise.resolve(input)
      .then((given) => tool.plan(context, given))
      .catch(refusalOf);
    if ("reason" in plan) return plan;
    // Rules ask themselves which one is meant, and the answer to that is who they name.
    const namesakes = this.options.model.followsRules ? null : namesakesOf(plan, people, asked.instruction);
    if (namesakes !== null) return failed(namesakes);
    const operation: Operation = { ...plan.operation, ...(await rowsBefore(context.db, plan.operation)) };
    const card = cardOf(operation);
    const heldBecause = this.reasonToHold(tool.name, plan, card, read);
    // There is nothing to confirm where all is so already.
    if (heldBecause !== null && isSoAlready(operation, card))
      return { status: "already_exists", message: plan.saidWhenThere };
    const action = await this.record(tool, { ...plan, operation }, card, input, heldBecause);
    this.actions.push(action);
    if (action.status === "executed") context.founders.forget();
    onAction(action);
    if (action.status === "proposed") {
      return { status: "waits_for_confirmation", title: action.title, reason: action.heldBecause };
    }
    const { status, message, recordId } = action;
    return {
      status,
      message,
      ...(recordId !== null && { recordId }),
      ...(plan.detail !== undefined && { detail: plan.detail }),
    };
  }

  /** Why a change waits for the user; null when it need not. */
  private reasonToHold(tool: string, plan: Plan, card: Card, read?: string | null): string | null {
    const { asked, model, holdAll = null } = this.options;
    const always = [read, holdAll].includes(MAY_BE_THEIRS) ? MAY_BE_THEIRS : (plan.alwaysConfirm ?? holdAll);
    if (this.guards.confirmation && always !== null) return always;
    const near = this.options.people.find(({ id, by }) => id === plan.founderId && by === "near");
    if (this.guards.confirmation && near?.misspelt)
      return `You wrote “${near.misspelt.written}”: confirm that ${near.name} is meant.`;
    // The first try may have said the same in other words, which no key can tell.
    const isTriedAgain = this.options.earlier?.some(
      (before) => before.tool === tool && before.founderId === plan.founderId && before.status === "executed",
    );
    if (isTriedAgain) return "The first try of this message did something like it already.";
    const done = this.actions.filter(({ status }) => status === "executed").length;
    if (this.guards.confirmation && done >= BULK_FROM)
      return `More than ${BULK_FROM} changes at once need your confirmation.`;
    if (!this.guards.askedFor) return null;
    const others = this.options.people
      .filter(({ name }) => !plan.targets.some((names) => names.includes(name)))
      .map(({ name }) => name);
    // Rules have read every word, and say what they did not use.
    if (read !== undefined) return read;
    if (model.followsRules) return isCommanded(tool, plan, asked, others) ? null : NOT_ASKED_FOR;
    return (
      whyNotAsked(tool, plan, card, asked, this.isTainted, others) ??
      (done >= clausesOf(asked.instruction) ? MORE_THAN_ASKED : null)
    );
  }

  /** Writes the change down and, unless it waits, makes it in the same transaction. What the database refuses is written down as failed. */
  private async record(
    tool: WriteTool,
    plan: Plan,
    card: Card,
    input: unknown,
    heldBecause: string | null,
  ): Promise<AssistantAction> {
    const { context, sessionId, turn, asked, model } = this.options;
    const { title, operation, saidWhenDone, saidWhenThere, founderId, recordId } = plan;
    const action = {
      ...{ title, operation, ...card, saidWhenDone, saidWhenThere, founderId, recordId },
      sessionId,
      turn,
      tool: tool.name,
      params: input,
      heldBecause,
      userWords: cutText(asked.message, USER_WORDS_MAX_LENGTH),
      tainted: this.isTainted,
      confidence: this.confidenceOf(plan),
      model: model.model,
      key: await keyOf(sessionId, turn, tool.name, operation),
    };
    try {
      return await takeAction(context.db, action, heldBecause === null);
    } catch (error) {
      if (!(error instanceof StoreError) || error.status >= 500) throw error;
      return await takeAction(context.db, { ...action, reason: error.message }, false);
    }
  }

  private confidenceOf({ founderId }: Plan): number {
    const { people, sureness } = this.options;
    const person = people.find(({ id }) => id === founderId);
    return Math.round(100 * sureness * (person && person.by !== "name" ? 0.85 : 1)) / 100;
  }
}

const isSoAlready = ({ kind }: Operation, { changes }: Card): boolean =>
  (kind === "update" || kind === "value") &&
  changes.length > 0 &&
  changes.every(({ before, after }) => before === after);

/** The user's own lists, by the field that they are for. */
export const listsOf = ({ stages, statuses }: Pick<ChatUser, "stages" | "statuses">) => ({
  [fieldLabel("stage")]: stages,
  [fieldLabel("status")]: statuses,
});

function faultOf(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return `The arguments are not valid: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim();
}
