import type { CallWordsMessage } from "../../events/callWords.ts";
import type { SseMessage } from "../../http/sse.ts";

/** The id of words is the position after which the reader continues. */
export function toMessage(message: CallWordsMessage): SseMessage {
  const id = message.type === "words" ? `${message.turn}.${message.revision}` : message.type;
  return { id, data: JSON.stringify(message) };
}
