import { Worker } from "node:worker_threads";

import type { Recording, Speech, SpokenConversation } from "./port.ts";
import type { RenderReply, RenderRequest } from "./speech.worker.ts";

interface Waiting {
  resolve(recording: Recording): void;
  reject(error: Error): void;
}

/**
 * Whether the voices of simulated calls are installed. No shipped image contains them (docs/decisions/0009-speech.md).
 */
export function hasSimulatorSpeech(): boolean {
  try {
    import.meta.resolve("@callwright/simulator-speech");
    return true;
  } catch {
    return false;
  }
}

/**
 * The voices of simulated calls, in a separate worker thread that is started for the first recording. They speak every
 * call language, need no network, and render a minute in well under a second. They must be installed
 * (`hasSimulatorSpeech`).
 */
export function createSimulatorSpeech(): Speech {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const failAll = (error: Error) => {
    worker = null;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./speech.worker.ts", import.meta.url), { name: "speech" });
    started.on("message", (reply: RenderReply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) started.unref();
      if ("error" in reply) asked?.reject(new Error(reply.error));
      else asked?.resolve({ ...reply.recording, wav: Buffer.from(reply.recording.wav.buffer) });
    });
    started.on("error", failAll);
    started.on("exit", (code) => {
      if (worker === started) failAll(new Error(`The speech worker ended with code ${code}`));
    });
    return started;
  };

  return {
    render(conversation: SpokenConversation): Promise<Recording> {
      worker ??= start();
      worker.ref();
      lastId += 1;
      const request: RenderRequest = { id: lastId, conversation };
      const { promise, resolve, reject } = Promise.withResolvers<Recording>();
      waiting.set(request.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(request);
      return promise;
    },
    async [Symbol.asyncDispose]() {
      const ending = worker;
      failAll(new Error("The server is shutting down"));
      await ending?.terminate();
    },
  };
}
