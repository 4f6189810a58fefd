import type { StepRequest } from "../../assistant-model.ts";

const TYPED =
  /^(?:(?:and|so|ok|okay|please|no|sorry|actually|it['’]?s|it is|make it|as|with|should be|it should be)[\s,]+)*(?:an?\s+)?(?<type>single[- ]select|multi-?\s?select|select|drop-?\s?down|choice|pick ?list|list)(?:\s+(?:type|column|field|kind|one))?(?:\s*[,.;:–—-]+\s*|\s+)(?:(?:with|and|the|its|having)\s+)*(?:options?|choices?|values)(?:\s+(?:are|being|as|like))?\s*:?\s*(?<options>\p{L}[^:?\n]{2,120}?)[\s.!]*$/iu;

/** "Select type. Options small, large", of a new column that waits: as the order to make it so. Other messages are unchanged. */
export function withTypeOfWaiting({ message, changes = [] }: StepRequest): string {
  const { type = "", options = "" } = TYPED.exec(message.trim())?.groups ?? {};
  const isWaiting = changes.some(({ tool, status }) => tool === "create_custom_field" && status === "proposed");
  if (!isWaiting || options === "") return message;
  return `make it a ${/^multi/iu.test(type) ? "multi-select" : "select"} with ${options}`;
}
