import type { Zod } from "../forms/zod.js";
/** The words for what is wrong with an amount. */
export interface AmountTexts {
  invalid: string;
  tooSmall: string;
  tooLarge: string;
}

/** US dollars that can be paid in at once; the least is what an amount of one's own begins with (B-BAL-11). */
export const leastAmount = 1;
export const mostAmount = 100_000;

const asWritten = /^\d+([.,]\d{1,2})?$/;
const toUsd = (text: string) => Number(text.trim().replace(",", "."));

/** An amount as it is being written, in US dollars; undefined while it cannot be paid in. */
export function amountOf(text: string): number | undefined {
  const usd = asWritten.test(text.trim()) ? toUsd(text) : 0;
  return usd >= leastAmount && usd <= mostAmount ? usd : undefined;
}

/** An amount as a person writes it, with a point or a comma before the cents; gives US dollars. */
export function amountSchema(z: Zod, { invalid, tooSmall, tooLarge }: AmountTexts) {
  return z.object({
    amount: z.pipe(
      z.pipe(
        z.string().check(z.refine((text) => asWritten.test(text.trim()), { error: invalid, abort: true })),
        z.transform(toUsd),
      ),
      z.number().check(z.gte(leastAmount, tooSmall), z.lte(mostAmount, tooLarge)),
    ),
  });
}
