import { remembered } from "../lib/remembered.js";

/** Writes numbers as people of one locale do: all that a page needs where it shows no time. */
export interface Numbers {
  locale: string;
  number(value: number): string;
  /** A share of 1 as a percentage: 0.125 → `13%`. */
  percent(share: number): string;
  /** The same to a tenth, where shares stand below each other: 0.125 → `12.5%`. */
  exactPercent(share: number): string;
  /** US dollars: 1042.6 → `$1,042.60`. */
  money(amountUsd: number): string;
  /** The same without the cents where there are none, for prices and axes: 79 → `$79`. */
  wholeMoney(amountUsd: number): string;
}

/** The numbers of a BCP 47 locale; made once per locale. */
export const numbersIn: (locale: string) => Numbers = remembered(makeNumbers);

function makeNumbers(locale: string): Numbers {
  // oxlint-disable-next-line typescript/unbound-method -- a getter, which returns a bound function
  const write = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format;
  return {
    locale,
    number: write(),
    percent: write({ style: "percent" }),
    exactPercent: write({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    money: write(dollars),
    wholeMoney: write({ ...dollars, trailingZeroDisplay: "stripIfInteger" }),
  };
}

const dollars = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
