import { fromUsd as usd } from "../../domain/money.ts";

/** The plans that a company can subscribe to; -1 means unlimited. */
export const plans = [
  {
    name: "Free",
    description: "For trying the assistant on a few customers.",
    price_monthly_micros: usd(0),
    call_fee_micros: usd(0.5),
    free_minutes: 10,
    free_phone_number: 0,
    limit_potential_customer: 25,
    limit_potential_customer_contact: 2,
    limit_product: 3,
  },
  {
    name: "Starter",
    description: "For one seller with a short list.",
    price_monthly_micros: usd(29),
    call_fee_micros: usd(0.42),
    free_minutes: 60,
    free_phone_number: 1,
    limit_potential_customer: 250,
    limit_potential_customer_contact: 5,
    limit_product: 20,
  },
  {
    name: "Growth",
    description: "For teams calling every day.",
    price_monthly_micros: usd(79),
    call_fee_micros: usd(0.35),
    free_minutes: 250,
    free_phone_number: 1,
    limit_potential_customer: 2_000,
    limit_potential_customer_contact: 20,
    limit_product: 100,
  },
  {
    name: "Scale",
    description: "For exporters across many markets.",
    price_monthly_micros: usd(199),
    call_fee_micros: usd(0.28),
    free_minutes: 800,
    free_phone_number: 3,
    limit_potential_customer: -1,
    limit_potential_customer_contact: -1,
    limit_product: -1,
  },
] as const;

export type PlanName = (typeof plans)[number]["name"];

/** The product's settings, which managers may change. */
export const settings = {
  MINIMUM_BALANCE_TO_BUY_NUMBER: usd(2),
  MINIMUM_BALANCE_TO_CALL: usd(0.5),
  NUMBER_MONTHLY_FEE: usd(2),
  NUMBER_PURCHASE_FEE: usd(4),
  CALL_FEE: usd(0.5),
  LOW_BALANCE_WARNING: usd(2),
} as const;

/** Promo codes that each company can redeem once. */
export const promoCodes = [
  { code: "WELCOME10", amount_micros: usd(10), max_redemptions: null },
  { code: "FAIR25", amount_micros: usd(25), max_redemptions: 500 },
];
