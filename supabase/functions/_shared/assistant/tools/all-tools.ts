import type { ChatMode } from "../../contract/assistant.ts";
import type { OfferedTool } from "../assistant-model.ts";
import { strictSchema } from "../strict-schema.ts";
import { emailTools } from "./email-tool.ts";
import { fieldTools } from "./field-tools.ts";
import { founderTools } from "./founder-tools.ts";
import { createField } from "./new-field-tool.ts";
import { noteTools } from "./note-tools.ts";
import { readTools } from "./read-tools.ts";
import { taskTools } from "./task-tools.ts";
import type { Tool } from "./tool.ts";

/** Everything that the assistant can do. A model is offered 20 of them at most, or it begins to mix them up. */
export const allTools: readonly Tool[] = [
  ...readTools,
  ...founderTools,
  ...noteTools,
  ...taskTools,
  ...fieldTools,
  createField,
  ...emailTools,
];

const byName = new Map(allTools.map((tool) => [tool.name, tool]));

export function toolNamed(name: string): Tool | undefined {
  return byName.get(name);
}

const offered = (tools: readonly Tool[]): OfferedTool[] =>
  tools.map(({ name, description, input }) => ({ name, description, parameters: strictSchema(input) }));

/** Rules use them. A model has query_people, list_tasks and read_texts for the first, and would have too many tools with the others. */
const ofRules = new Set(["search_records", "set_custom_values", "change_custom_field"]);
const offeredToModels = allTools.filter(({ name }) => !ofRules.has(name));

const offers: Record<ChatMode, OfferedTool[]> = {
  agent: offered(offeredToModels),
  ask: offered(offeredToModels.filter(({ kind }) => kind === "read")),
};

/** What a model is offered: in ask mode nothing that writes. */
export function offeredTools(mode: ChatMode): OfferedTool[] {
  return offers[mode];
}
