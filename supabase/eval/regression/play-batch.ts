import type { Sql } from "postgres";
import type { AssistantModel } from "../../functions/_shared/assistant/assistant-model.ts";
import { WORTH_A_NOTE } from "../../functions/_shared/assistant/builtin/told/offered-notes.ts";
import { confirm } from "../../functions/_shared/assistant/confirm.ts";
import type { AssistantAction, ConversationReply } from "../../functions/_shared/contract/assistant.ts";
import { newPlayer, type Player, say } from "../world.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import type { Batch, BatchItem } from "./batches.ts";
import { judge, type Judgement } from "./judge.ts";
import { plantBatch } from "./plant-batch.ts";
import { changesBetween, storedRows } from "./stored-rows.ts";

const AT_ONCE = 4;

export interface PlayedItem extends Judgement {
  batch: number;
  item: BatchItem;
  /** Of an item that ends with a question: the answer to it that leads to what was asked, if one of the obvious ones does. */
  answer?: string;
}

/** Plays every item of some batches, each in its world as it was planted. */
export async function playBatches(
  stack: StackAddresses,
  sql: Sql,
  model: AssistantModel,
  batches: readonly Batch[],
): Promise<PlayedItem[]> {
  const waiting = batches.flatMap((batch) => batch.items.map((item) => ({ batch, item }))).reverse();
  const played: PlayedItem[] = [];
  const worker = async () => {
    let table: Table | undefined;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!table || table.batch !== next.batch) table = new Table(sql, await newPlayer(stack), model, next.batch);
      played.push({ batch: next.batch.no, item: next.item, ...(await table.playOn(next.item)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return played;
}

/** The numbers of the choices that a reply lists, or a yes to "Do you mean …?". */
function answersTo(reply: string): string[] {
  const numbers = [...reply.matchAll(/^(?<no>\d)\. /gmu)].map(({ groups }) => groups?.["no"] ?? "");
  return numbers.length > 0 ? numbers : /\?\s*$/u.test(reply) ? ["yes"] : [];
}

/** One user in the world of one batch, who has one conversation after another. */
class Table {
  readonly batch: Batch;
  private readonly sql: Sql;
  private readonly player: Player;
  private readonly model: AssistantModel;
  private rows: Awaited<ReturnType<typeof storedRows>> | null = null;

  constructor(sql: Sql, player: Player, model: AssistantModel, batch: Batch) {
    this.batch = batch;
    this.sql = sql;
    this.player = player;
    this.model = model;
  }

  /** Plays an item, and where it ends with a question, again with each answer that the question itself offers. */
  async playOn(item: BatchItem): Promise<Judgement & { answer?: string }> {
    const { reply, ...judged } = await this.play(item);
    if (judged.verdict !== "asked") return judged;
    for (const answer of answersTo(reply)) {
      const { verdict } = await this.play({ ...item, turns: [...item.turns, answer] });
      if (verdict === "met") return { ...judged, answer };
    }
    return judged;
  }

  private async play(item: BatchItem): Promise<Judgement & { reply: string }> {
    const rows = (this.rows ??= await this.plant());
    const talk = new Talk(this.player, this.model, item, new Date(this.batch.world.now));
    const replies: string[] = [];
    for (const turn of item.turns)
      if (turn === "/confirm") await talk.pressConfirm();
      else replies.push(await talk.say(turn));
    const before = await storedRows(this.sql, this.player);
    const after = (await talk.pressConfirm()) ? await storedRows(this.sql, this.player) : before;
    // What was done leaves a trail that the next conversation could undo.
    if (talk.hasActed) this.rows = null;
    else await this.sql`delete from public.conversations where user_id = ${this.player.id}`;
    const everyone = this.batch.world.people.map(({ name }) => name);
    const outcome = {
      replies,
      offersNote: talk.offersNote,
      before: changesBetween(rows, before),
      after: changesBetween(rows, after),
    };
    return { ...judge(item, outcome, everyone), reply: replies.at(-1) ?? "" };
  }

  private async plant() {
    await plantBatch(this.sql, this.player, this.batch.world);
    return await storedRows(this.sql, this.player);
  }
}

/** One conversation, and the cards that are open in it. */
class Talk {
  hasActed = false;
  offersNote = false;
  private sessionId: string | null = null;
  private readonly open = new Map<string, AssistantAction>();
  private readonly player: Player;
  private readonly model: AssistantModel;
  private readonly now: Date;
  private readonly wantsNotes: boolean;

  constructor(player: Player, model: AssistantModel, item: BatchItem, now: Date) {
    this.player = player;
    this.model = model;
    this.now = now;
    this.wantsNotes = [item.writes ?? [], ...(item.or ?? [])].flat().some((line) => line.startsWith("+ note"));
  }

  async say(message: string): Promise<string> {
    const reply: ConversationReply = await say(
      this.player,
      this.model,
      { message, sessionId: this.sessionId },
      this.now,
    );
    this.sessionId = reply.sessionId;
    this.offersNote = reply.actions.some(isNoteOffered);
    for (const action of reply.actions) {
      if (action.status === "proposed") this.open.set(action.id, action);
      else this.open.delete(action.id);
      this.hasActed ||= action.status !== "proposed";
    }
    return reply.reply;
  }

  /** Presses Confirm on all open cards; whether there was one. A note that is only offered is left to who wants one. */
  async pressConfirm(): Promise<boolean> {
    const wanted = [...this.open.values()].filter((action) => this.wantsNotes || !isNoteOffered(action));
    this.open.clear();
    for (const { id } of wanted) await confirm(this.player.db, id).catch(() => undefined);
    this.hasActed ||= wanted.length > 0;
    return wanted.length > 0;
  }
}

const isNoteOffered = ({ tool, status, heldBecause }: AssistantAction) =>
  tool === "create_note" && status === "proposed" && heldBecause === WORTH_A_NOTE;
