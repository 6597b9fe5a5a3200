import type { CallWordsMessage } from "../../events/callWords.ts";
import type { SseMessage } from "../../http/sse.ts";

/** The id of words says after which the reader wants to go on. */
export function toMessage(message: CallWordsMessage): SseMessage {
  const id = message.type === "words" ? `${message.turn}.${message.revision}` : message.type;
  return { id, data: JSON.stringify(message) };
}
