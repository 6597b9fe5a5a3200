import type { CallAnswer, CallStatus } from "../status/index.js";

/** A row of the call center for stories and tests. */
export interface CallCenterRow {
  id: string;
  customer: string;
  city: string;
  contact: string;
  title: string;
  product: string;
  phone: string;
  localTime: string;
  calls: number;
  created: string;
  status: CallStatus;
  answer: CallAnswer;
}

const people = [
  [
    "Halvorsen Interiør AS",
    "Oslo, NO",
    "Ingrid Halvorsen",
    "Head of Purchasing",
    "Terry bath towels",
    "+47 22 86 01 44",
  ],
  [
    "Brückner & Söhne GmbH",
    "Berlin, DE",
    "Matthias Brückner",
    "Managing Director",
    "Hotel bathrobes",
    "+49 30 23125 118",
  ],
  ["Lindqvist Hem AB", "Malmö, SE", "Saga Lindqvist", "Category Buyer", "Cotton bed linen", "+46 40 628 04 31"],
  ["Okafor Trading Ltd", "Lagos, NG", "Chidi Okafor", "Owner", "Terry bath towels", "+234 1 270 4418"],
  ["Greystone Supply Co.", "Chicago, US", "Dana Whitfield", "VP Procurement", "Hotel bathrobes", "+1 312 555 0147"],
  ["Casa Moreira Lda", "Porto, PT", "Tiago Moreira", "Buyer", "Jacquard table linen", "+351 22 605 3310"],
  [
    "Van der Meer Import BV",
    "Rotterdam, NL",
    "Femke van der Meer",
    "Import Manager",
    "Organic muslin throws",
    "+31 10 413 2290",
  ],
  ["Tanaka Shoji KK", "Osaka, JP", "Haruto Tanaka", "Section Chief", "Terry bath towels", "+81 6 6227 1840"],
  ["Aurelia Home Srl", "Milan, IT", "Giulia Ferrero", "Product Manager", "Cotton bed linen", "+39 02 7600 4417"],
  ["Petrov & Dimitrov OOD", "Sofia, BG", "Nikolay Petrov", "Sales Director", "Hotel bathrobes", "+359 2 943 1175"],
] as const;

const statuses: readonly CallStatus[] = [
  "IN_PROGRESS",
  "RINGING",
  "QUEUED",
  "COMPLETED",
  "NO_ANSWER",
  "COMPLETED",
  "CRON",
  "BUSY",
  "CANCELLED",
  "FAILED",
];
const answers: readonly CallAnswer[] = [
  "IN_PROGRESS",
  "NO_CALL",
  "NO_CALL",
  "POSITIVE",
  "NO_CALL",
  "ANSWERING_MACHINE",
  "NO_CALL",
  "NO_CALL",
  "NO_CALL",
  "NEGATIVE",
];
const days = ["2h ago", "5h ago", "Yesterday", "Nov 14", "Nov 13"];

/** Realistic rows; the same people are repeated after ten. */
export function callCenterRows(count: number): CallCenterRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [customer, city, contact, title, product, phone] = people[index % people.length] ?? people[0];
    return {
      id: `row-${index}`,
      customer: index < people.length ? customer : `${customer} ${Math.floor(index / people.length) + 1}`,
      city,
      contact,
      title,
      product,
      phone,
      localTime: index % 5 === 4 ? "07:32" : "14:32",
      calls: (index * 7) % 9,
      created: days[index % days.length] ?? "Nov 12",
      status: statuses[index % statuses.length] ?? "QUEUED",
      answer: answers[index % answers.length] ?? "NO_CALL",
    };
  });
}
