import type { Body } from "@callwright/sdk/contract";

import { textOrNull } from "../../domain/text.ts";
import { questionsColumn } from "./productQuestions.ts";
import type { Stored } from "../../store/stored.ts";

type Texts = Pick<Body<"updateProduct">, "hscode" | "sector" | "about" | "questions">;

/** The optional fields of a product as stored. */
export function productTexts({ hscode, sector, about, questions }: Texts) {
  return {
    hscode: { hscode: textOrNull(hscode) },
    sector: { sector },
    about: { about: textOrNull(about) },
    questions: { questions: questionsColumn(questions) },
  } satisfies Stored<"products", Texts>;
}
