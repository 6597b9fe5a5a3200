import type { Config } from "../../../config/config.ts";
import type { Logger } from "../../../logger.ts";
import { createChatBrain } from "./chatBrain.ts";
import { guardBrain } from "./guardBrain.ts";
import type { Brain } from "./port.ts";
import { scriptedBrain } from "./scriptedBrain.ts";

/** Who speaks in calls where the carrier brings nobody: a model when an address of one is configured, else the script. Guarded either way. */
export function createBrain({ llm }: Pick<Config, "llm">, logger: Pick<Logger, "warn">): Brain {
  return guardBrain(llm ? createChatBrain(llm) : scriptedBrain, { logger });
}
