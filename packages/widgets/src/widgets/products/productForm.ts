import type { Body, Product, Sector } from "@callwright/sdk/contract";

import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import type { productsMessages } from "./products.messages.js";
import { longestName, shortestName } from "./products.model.js";
import { type QuestionMistake, questionMistake, questionsOf, questionsText } from "./questions/questionDrafts.js";
import type { ProductRow } from "./Products.types.js";

/** The values of a product's form. */
export interface ProductValues {
  name: string;
  hscode: string;
  sector: string | null;
  about: string;
  /** The result of `questionsText`. */
  questions: string;
}

/** The rules of the form: a name of 2 to 100 characters is required (B-PROD-14 to B-PROD-17). */
export const productSchema = (z: Zod, t: Messages<typeof productsMessages>) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t.nameMissing, abort: true }),
        z.minLength(shortestName, t.nameShort),
        z.maxLength(longestName, t.nameLong),
      ),
    hscode: z.string().check(z.trim()),
    sector: z.nullable(z.string()),
    about: z.string().check(z.trim()),
    questions: z.string().check(
      z.refine((text) => !questionMistake(text), {
        error: ({ input }) => wordsOf(questionMistake(String(input)), t),
      }),
    ),
  });

/** Converts a product to values of the form, or returns those of a new product. */
export function toProductValues(product: Pick<Product | ProductRow, keyof ProductValues> | undefined): ProductValues {
  return {
    name: product?.name ?? "",
    hscode: product?.hscode ?? "",
    sector: product?.sector ?? null,
    about: product?.about ?? "",
    questions: questionsText(product?.questions ?? []),
  };
}

/** The request body of a product. Empty fields are sent as null. */
export function toProductBody({ name, hscode, sector, about, questions }: ProductValues) {
  return {
    name,
    hscode: hscode || null,
    sector: sector as Sector | null,
    about: about || null,
    questions: questionsOf(questions),
  } satisfies Body<"updateProduct">;
}

function wordsOf(mistake: QuestionMistake | undefined, t: Messages<typeof productsMessages>): string {
  if (!mistake) return "";
  return { short: t.questionShort, repeated: t.questionRepeated, options: t.questionOptions }[mistake.kind](mistake);
}
