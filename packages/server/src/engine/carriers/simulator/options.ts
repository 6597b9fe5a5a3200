import type { Ids } from "../../../ids.ts";
import type { Agent } from "../../agents/port.ts";
import type { Speech } from "../../speech/port.ts";
import type { DeliveryOptions } from "./delivery.ts";

/** The dependencies of the simulator. */
export interface SimulatorOptions extends DeliveryOptions {
  ids: Ids;
  agent: Agent;
  /** Without it calls have no recordings. */
  speech: Speech | null;
  /** How much faster than real time its clock runs. */
  speed: number;
}
