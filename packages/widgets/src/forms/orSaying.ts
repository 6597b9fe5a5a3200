import type { ApiError } from "@callwright/sdk";

import { lostAnswer } from "../ui/lost-answer/lostAnswer.js";

/**
 * The error of a write, for its form: itself if it says why, or says that nobody knows whether it was done; otherwise one with this
 * text.
 */
export function orSaying(otherwise: string, explains: (error: ApiError) => boolean = isExplained) {
  return (error: ApiError): never => {
    throw explains(error) || lostAnswer(error) ? error : new Error(otherwise);
  };
}

const isExplained = ({ problem }: ApiError) => problem !== undefined;
