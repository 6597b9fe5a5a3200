import type { Config } from "../../../config/config.ts";
import type { Logger } from "../../../logger.ts";
import { createChatBrain } from "./chatBrain.ts";
import { guardBrain } from "./guardBrain.ts";
import type { Brain } from "./port.ts";
import { scriptedBrain } from "./scriptedBrain.ts";

/**
 * The speaker for carriers without their own agent: a model if a URL is configured, otherwise the script. Both are
 * guarded.
 */
export function createBrain({ llm }: Pick<Config, "llm">, logger: Pick<Logger, "warn">): Brain {
  return guardBrain(llm ? createChatBrain(llm) : scriptedBrain, { logger });
}
