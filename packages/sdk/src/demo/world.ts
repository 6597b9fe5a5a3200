import type {
  CallWordsMessage,
  Consent,
  Contact,
  Feedback,
  LiveEvent,
  Ok,
  SellerCompany,
  SuppressedNumber,
} from "../contract.js";
import { fixtures } from "../fake/index.js";
import { callSteps } from "./callSteps.js";
import { shelf } from "./shelf.js";

type Faq = Ok<"listFaqs">["items"][number];
type Member = Ok<"listSellerCompanyMembers">["items"][number];

/** A company with realistic data, in memory. Changes exist as long as it does. */
export type World = ReturnType<typeof createWorld>;

/** The receivers of a world's events. */
export interface Told {
  push: (event: LiveEvent) => void;
  /** The words of its calls. */
  say: (message: CallWordsMessage) => void;
}

export function createWorld({ push, say }: Told) {
  const startedAt = Date.now();
  let count = 0;
  let balanceUsd = 84.2;
  let company: Partial<SellerCompany> & { updatedAt: string } = { updatedAt: fixtures.sellerCompany().updatedAt };
  /** Its clock starts at the time of the fixtures. */
  const now = () => new Date(Date.parse(fixtures.now) + Date.now() - startedAt).toISOString();
  /** An id that is not used yet. */
  const newId = (kind: Parameters<typeof fixtures.idOf>[0]) => fixtures.idOf(kind, 0x10_000 + (count += 1));
  return {
    push,
    say,
    now,
    newId,
    /** The interventions of people in calls in progress. */
    steps: callSteps({ now, newId, say }),
    balance: () => balanceUsd,
    pay: (amountUsd: number) => {
      balanceUsd = Math.round((balanceUsd + amountUsd) * 100) / 100;
      push(fixtures.balanceUpdated(balanceUsd));
    },

    /** Changes to the company itself. */
    company: () => company,
    changeCompany: (change: Partial<SellerCompany>, updatedAt: string) => {
      company = { ...company, ...change, updatedAt };
    },

    calls: shelf(fixtures.calls(26), ({ potentialCustomerCompany }) => potentialCustomerCompany.name),
    campaigns: shelf(
      Array.from({ length: 3 }, (_, nth) => fixtures.campaign({}, nth)),
      ({ name }) => name,
    ),
    items: shelf(fixtures.phoneBooks(12), ({ potentialCustomerCompany }) => potentialCustomerCompany?.name ?? ""),
    notes: shelf([{ ...fixtures.phoneBookReview(), itemId: fixtures.idOf("phoneBook", 0) }], ({ review }) => review),
    customers: shelf(fixtures.potentialCustomers(12), ({ name }) => name),
    contacts: shelf<Contact>(
      Array.from({ length: 12 }, (_, nth) => fixtures.contact({}, nth)),
      ({ name, surname, phoneNumber }) => `${name} ${surname} ${phoneNumber}`,
    ),
    tags: shelf(
      Array.from({ length: 4 }, (_, nth) => fixtures.tag({}, nth)),
      ({ title }) => title,
    ),
    products: shelf(
      Array.from({ length: 5 }, (_, nth) => fixtures.product({}, nth)),
      ({ name }) => name,
    ),
    numbers: shelf([fixtures.number(), fixtures.number({}, 1)], ({ number }) => number),
    transactions: shelf(fixtures.transactions(26), ({ description }) => description ?? ""),
    doNotCall: shelf<SuppressedNumber>(
      Array.from({ length: 6 }, (_, nth) => fixtures.suppressedNumber({}, nth)),
      ({ phoneNumber, reason }) => `${phoneNumber} ${reason}`,
    ),
    consents: shelf<Consent>([], ({ phoneNumber, evidence }) => `${phoneNumber} ${evidence}`),
    faqs: shelf<Faq>(faqs, ({ question }) => question),
    members: shelf<Member>(members, ({ name, surname }) => `${name} ${surname}`),
    /** The readings of calls, by call. */
    feedback: new Map<string, Feedback>(),
  };
}

const faqs: readonly Faq[] = [
  ["What is your minimum order quantity?", "300 pieces for each colour and size; 150 for a first order."],
  ["Do you send samples?", "Yes, within a week."],
  ["Which certificates do you have?", "OEKO-TEX Standard 100 and GOTS."],
].map(([question = "", answer = ""], nth) => {
  const at = fixtures.minutesAgo(9_000 - nth);
  return { id: fixtures.idOf("faq", nth), question, answer, createdAt: at, updatedAt: at };
});

const members: readonly Member[] = [
  { name: "Elif", surname: "Kaya", email: "elif.kaya@meridyen.test", role: "MASTER_ACCOUNT" as const },
  { name: "Mert", surname: "Aydın", email: "mert.aydin@meridyen.test", role: "SELLER" as const },
].map((person, nth) => ({ id: fixtures.idOf("user", nth), ...person }));
