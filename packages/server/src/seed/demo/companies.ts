import type { Sector } from "@callwright/sdk/contract";

import { fromUsd as usd } from "../../domain/money.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { PlanName } from "../reference/plans.ts";
import type { DemoCompany } from "./accounts.ts";

export interface DemoCompanyFacts {
  key: DemoCompany;
  name: string;
  website: string;
  currency: "USD" | "TRY";
  about: string;
  country: string;
  city: string;
  timeZone: string;
  plan: PlanName;
  /**
   * The plan of its first month, which it could not pay for after that. Without it, the company has always had its
   * plan.
   */
  triedPlan?: PlanName;
  /** How many months ago the company joined. */
  joinedMonthsAgo: number;
  numbers: { number: string; country: string; isDefault?: boolean; isExpired?: boolean }[];
  products: {
    name: string;
    hscode: string;
    sector: Sector;
    about: string;
    questions?: readonly ProductQuestion[];
  }[];
  faqs: [question: string, answer: string][];
  tags: string[];
  /** The price of its plan for a month. */
  monthlyPriceMicros: bigint;
}

export const demoCompanies: readonly DemoCompanyFacts[] = [
  {
    key: "aegean",
    name: "Aegean Olive Trading",
    website: "https://aegeanolive.example",
    currency: "TRY",
    about:
      "We press extra virgin olive oil from early harvest olives of Ayvalık and ship it to grocers, restaurants and hotels in more than thirty countries.",
    country: "TR",
    city: "İzmir",
    timeZone: "Europe/Istanbul",
    plan: "Scale",
    monthlyPriceMicros: usd(199),
    joinedMonthsAgo: 12,
    numbers: [
      { number: "+902325550142", country: "TR", isDefault: true },
      { number: "+442079460321", country: "GB" },
      { number: "+13125550190", country: "US" },
      { number: "+493023125199", country: "DE", isExpired: true },
    ],
    products: [
      {
        name: "Early Harvest Extra Virgin Olive Oil",
        hscode: "150920",
        sector: "Food & Beverage",
        about:
          "Cold pressed within four hours of picking, acidity below 0.3 percent, in 500 ml glass and 5 litre tins.",
      },
      {
        name: "Organic Extra Virgin Olive Oil",
        hscode: "150920",
        sector: "Food & Beverage",
        about: "Certified organic groves, harvested by hand, with the harvest date on every bottle.",
        questions: [
          { text: "Do you import olive oil yourselves?", type: "YES_NO", options: [] },
          { text: "How many bottles do you need a year?", type: "NUMBER", options: [] },
          { text: "How often do you order?", type: "CHOICE", options: ["Every month", "Every quarter", "Once a year"] },
        ],
      },
      {
        name: "Chef's Blend Olive Oil 10 l",
        hscode: "150990",
        sector: "Hospitality",
        about: "A steady everyday oil for professional kitchens in bag-in-box.",
      },
      {
        name: "Green Cracked Olives",
        hscode: "200570",
        sector: "Food & Beverage",
        about: "Ayvalık olives cracked by stone and cured in brine.",
      },
      {
        name: "Black Gemlik Olives",
        hscode: "200570",
        sector: "Food & Beverage",
        about: "Naturally ripened, low salt, in vacuum packs for retail and food service.",
      },
      {
        name: "Stuffed Olives Gift Box",
        hscode: "200570",
        sector: "Retail",
        about: "Three kinds of hand stuffed olives in a box made for delicatessens.",
      },
      {
        name: "Olive Oil Soap",
        hscode: "340111",
        sector: "Beauty & Cosmetics",
        about: "Cold process soap with 80 percent olive oil and laurel.",
      },
      {
        name: "Olive Paste",
        hscode: "200570",
        sector: "Food & Beverage",
        about: "Black and green tapenade without additives.",
      },
      {
        name: "Balsamic Glaze",
        hscode: "220900",
        sector: "Food & Beverage",
        about: "Thick glaze from grape must, a companion to our oils.",
      },
      {
        name: "Infused Oil Set",
        hscode: "150990",
        sector: "Retail",
        about: "Lemon, basil and chilli infused oils in 100 ml bottles.",
      },
      {
        name: "Pomegranate Molasses",
        hscode: "200989",
        sector: "Food & Beverage",
        about: "Reduced pomegranate juice, nothing else.",
      },
      {
        name: "Capers in Sea Salt",
        hscode: "200190",
        sector: "Food & Beverage",
        about: "Small wild capers from the Bodrum peninsula.",
      },
    ],
    faqs: [
      [
        "What is your minimum order?",
        "One mixed pallet, which is about 600 bottles. For a first order we also send half a pallet.",
      ],
      [
        "How long does delivery take?",
        "Five to nine working days within Europe by truck, three to five weeks overseas by sea.",
      ],
      ["Do you have certificates?", "Yes: ISO 22000, BRC, kosher and halal, and EU organic for the organic line."],
      [
        "Can we sell it under our own label?",
        "Yes, private label starts at 3,000 bottles, with your design and our bottling.",
      ],
      [
        "What are the payment terms?",
        "Thirty percent with the order and the rest against documents; after three orders thirty days net.",
      ],
      ["Do you send samples?", "Samples are free, you only pay the courier, and we deduct that from the first order."],
    ],
    tags: [
      "Distributor",
      "Retail",
      "Hospitality",
      "Priority",
      "Spring order",
      "Trade fair",
      "Needs samples",
      "Organic only",
      "Wholesale",
    ],
  },
  {
    key: "bosphorus",
    name: "Bosphorus Textiles",
    website: "https://bosphorustextiles.example",
    currency: "TRY",
    about: "Terry and bed linen woven in Denizli, for hotels and home retailers.",
    country: "TR",
    city: "Istanbul",
    timeZone: "Europe/Istanbul",
    plan: "Free",
    triedPlan: "Starter",
    monthlyPriceMicros: usd(0),
    joinedMonthsAgo: 3,
    numbers: [],
    products: [
      {
        name: "Terry Bath Towels",
        hscode: "630260",
        sector: "Apparel & Fashion",
        about: "500 gram ring-spun cotton in twelve colours.",
      },
      {
        name: "Hotel Bathrobes",
        hscode: "620891",
        sector: "Hospitality",
        about: "Waffle and velour bathrobes with your embroidery.",
      },
      {
        name: "Cotton Bed Linen",
        hscode: "630231",
        sector: "Apparel & Fashion",
        about: "Percale and satin sets for hotels.",
      },
    ],
    faqs: [
      ["What is your minimum order?", "Three hundred pieces of each article."],
      ["Do you embroider logos?", "Yes, from one hundred pieces, within ten days."],
    ],
    tags: ["Hotel", "Retail", "Priority"],
  },
  {
    key: "kavala",
    name: "Kavala Ceramics Studio",
    website: "https://kavalaceramics.example",
    currency: "USD",
    about: "Stoneware for restaurants and shops, thrown and glazed by hand on the Aegean coast of Greece.",
    country: "GR",
    city: "Kavála",
    timeZone: "Europe/Athens",
    plan: "Starter",
    monthlyPriceMicros: usd(29),
    joinedMonthsAgo: 7,
    numbers: [{ number: "+302515550177", country: "GR", isDefault: true }],
    products: [
      {
        name: "Stoneware Dinner Plates",
        hscode: "691200",
        sector: "Hospitality",
        about: "Chip resistant plates in six glazes.",
      },
      { name: "Hand Thrown Mugs", hscode: "691200", sector: "Retail", about: "350 ml mugs, safe in the dishwasher." },
      { name: "Serving Bowls", hscode: "691200", sector: "Hospitality", about: "Bowls from 18 to 36 cm that stack." },
      { name: "Glazed Planters", hscode: "691390", sector: "Furniture", about: "Frost proof planters for terraces." },
    ],
    faqs: [
      ["Are the plates safe in the oven?", "Yes, up to 240 degrees."],
      ["How long does an order take?", "Four to six weeks, as everything is made to order."],
    ],
    tags: ["Restaurant", "Concept store", "Distributor", "Hotel"],
  },
];
