import * as z from "zod/mini";

/** The words for what is wrong with an amount. */
export interface AmountTexts {
  invalid: string;
  tooSmall: string;
  tooLarge: string;
}

/** US dollars that can be paid in at once (B-BAL-11). */
export const leastAmount = 1;
export const mostAmount = 100_000;

/** An amount as a person writes it, with a point or a comma before the cents; gives US dollars. */
export function amountSchema({ invalid, tooSmall, tooLarge }: AmountTexts) {
  return z.object({
    amount: z.pipe(
      z.pipe(
        z.string().check(z.refine((text) => /^\d+([.,]\d{1,2})?$/.test(text.trim()), { error: invalid, abort: true })),
        z.transform((text) => Number(text.trim().replace(",", "."))),
      ),
      z.number().check(z.gte(leastAmount, tooSmall), z.lte(mostAmount, tooLarge)),
    ),
  });
}
