import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { firstSentence, spokenLanguages } from "../../engine/agents/brain/firstSentence.ts";
import { layOutTurns } from "../../engine/speech/timing.ts";
import { readDialPolicy } from "../../store/dialPolicies.ts";
import { companyOf } from "./companyOf.ts";

/** The beginning of a company's calls, in the assistant's voice. */
export const getDisclosureSound: Handler<"getDisclosureSound"> = async ({ db, speech }, actor, { path, query }) => {
  const { name } = await companyOf(db, actor, path.id);
  const { language = "en" } = query;
  if (!speech || !spokenLanguages.some((spoken) => spoken === language)) throw notFound("The sound");
  const recording = query.recording ?? (await readDialPolicy(db, path.id)).recording;
  const content = firstSentence(name, language, recording);
  const { wav } = await speech.render({ language, ...layOutTurns([{ role: "ASSISTANT", content }], language) });
  return { status: 200, content: { contentType: "audio/wav", data: wav } };
};
