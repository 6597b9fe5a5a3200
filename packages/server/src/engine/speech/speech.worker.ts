import { parentPort } from "node:worker_threads";

import { createSynthesiser } from "@callwright/simulator-speech";

import type { Recording, SpokenConversation } from "./port.ts";
import { renderConversation } from "./renderConversation.ts";

/** A request to the worker and its response, matched by `id`. */
export interface RenderRequest {
  id: number;
  conversation: SpokenConversation;
}
export type RenderReply =
  | { id: number; recording: Omit<Recording, "wav"> & { wav: Uint8Array<ArrayBuffer> } }
  | { id: number; error: string };

const synthesiser = createSynthesiser();

parentPort?.on("message", ({ id, conversation }: RenderRequest) => {
  void synthesiser
    .then((engine): RenderReply => ({ id, recording: renderConversation(engine, conversation) }))
    .catch((error: unknown): RenderReply => ({ id, error: String(error) }))
    // The audio is transferred, not copied, because it is megabytes large.
    .then((reply) => parentPort?.postMessage(reply, "error" in reply ? [] : [reply.recording.wav.buffer]));
});
