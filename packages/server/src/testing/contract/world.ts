import type { Context } from "../../context.ts";
import { fromUsd } from "../../domain/money.ts";
import { deposit } from "../../store/transactions.ts";
import { anyBrief } from "../../engine/agents/brain/testing/conversation.ts";
import { READING_VERSION, readByPhrases } from "../../engine/reading/readConversation.ts";
import { insertTurns } from "../../store/calls/calls.ts";
import { saveReadings } from "../../store/calls/readings.ts";

/** As many questions as the example of setCallQuestionAnswer needs. */
const ownQuestions = [
  { text: "Do you import olive oil yourselves?", type: "YES_NO" as const, options: [] },
  { text: "How many bottles do you need a year?", type: "NUMBER" as const, options: [] },
];

/** The kinds of rows that ids in the contract name. */
export type Kind =
  | "apiKey"
  | "breaker"
  | "call"
  | "campaign"
  | "company"
  | "consent"
  | "contact"
  | "customer"
  | "deviceSession"
  | "faq"
  | "feedback"
  | "number"
  | "phoneBook"
  | "product"
  | "review"
  | "subscription"
  | "suppression"
  | "tag"
  | "user"
  | "webhookDelivery"
  | "webhookEndpoint";

/** The id of one row of each kind that belongs to a company. */
export type World = Record<Kind, string>;

export interface WorldOwner {
  companyId: string;
  /** The author of the feedback, as `authorOf` writes it. */
  author: string;
  /** A word in every text of the rows. A response that contains it has leaked them. */
  marker: string;
}

let made = 0;

/** Inserts one row of each kind for a company, without the rules that would require an order or a plan. */
export async function makeWorld({ db, ids }: Context, { companyId, author, marker }: WorldOwner): Promise<World> {
  const world: World = {
    apiKey: ids.next(),
    breaker: ids.next(),
    call: ids.next(),
    campaign: ids.next(),
    company: companyId,
    consent: ids.next(),
    contact: ids.next(),
    customer: ids.next(),
    deviceSession: ids.next(),
    faq: ids.next(),
    feedback: ids.next(),
    number: ids.next(),
    phoneBook: ids.next(),
    product: ids.next(),
    review: ids.next(),
    subscription: "",
    suppression: ids.next(),
    tag: ids.next(),
    user: ids.next(),
    webhookDelivery: ids.next(),
    webhookEndpoint: ids.next(),
  };
  const nth = (made += 1);
  const phoneNumber = `+47228${String(nth).padStart(5, "0")}`;
  const seller_company_id = companyId;
  await db.transaction().execute(async (trx) => {
    const { id: headquarter_country_id } = await trx
      .selectFrom("countries")
      .select("id")
      .where("iso2", "=", "NO")
      .executeTakeFirstOrThrow();
    const { id: subscription } = await trx
      .selectFrom("subscriptions")
      .select("id")
      .where("seller_company_id", "=", companyId)
      .where("replaced_at", "is", null)
      .executeTakeFirstOrThrow();
    world.subscription = subscription;

    await trx
      .insertInto("users")
      .values({
        id: world.user,
        name: marker,
        surname: "Byron",
        email: `${world.user}@people.test`,
        password_hash: "none",
        role: "SELLER",
        email_verified_at: new Date(),
        welcome_completed_at: null,
      })
      .execute();
    await trx.insertInto("seller_company_users").values({ seller_company_id, user_id: world.user }).execute();
    // Sessions belong to a user and not to a company: to the author, or to a user of the company.
    const sessionOf = author.startsWith("user:") ? author.slice("user:".length) : world.user;
    await trx
      .insertInto("sessions")
      .values({ id: world.deviceSession, user_id: sessionOf, revoked_at: null })
      .execute();
    await trx
      .insertInto("products")
      .values({
        id: world.product,
        seller_company_id,
        owner_user_id: null,
        name: marker,
        hscode: null,
        sector: null,
        about: null,
      })
      .execute();
    await trx
      .insertInto("tags")
      .values({ id: world.tag, seller_company_id, title: `${marker} ${nth}`, color: "blue" })
      .execute();
    await trx
      .insertInto("potential_customers")
      .values({
        id: world.customer,
        seller_company_id,
        catalogue_source_id: null,
        name: `${marker} ${nth}`,
        website: null,
        headquarter_country_id,
        headquarter_city_id: null,
        time_zone: "Europe/Oslo",
      })
      .execute();
    const person = { title: null, name: marker, surname: null, email: null };
    await trx
      .insertInto("contacts")
      .values({ ...person, id: world.contact, potential_customer_id: world.customer, phone_number: phoneNumber })
      .execute();
    await trx
      .insertInto("numbers")
      .values({
        id: world.number,
        seller_company_id,
        country_id: headquarter_country_id,
        number: `+47${marker.length}${String(nth).padStart(7, "0")}`,
        paid_until: new Date("2100-01-01"),
      })
      .execute();
    await trx
      .insertInto("phone_books")
      .values({
        id: world.phoneBook,
        seller_company_id,
        potential_customer_id: world.customer,
        contact_id: world.contact,
        product_id: world.product,
        number_id: null,
        language: "en",
      })
      .execute();
    await trx
      .insertInto("phone_book_reviews")
      .values({ id: world.review, phone_book_id: world.phoneBook, author_id: null, title: marker, review: marker })
      .execute();
    await trx
      .insertInto("faqs")
      .values({ id: world.faq, seller_company_id, question: marker, answer: marker })
      .execute();
    await trx
      .insertInto("api_keys")
      .values({
        id: world.apiKey,
        seller_company_id,
        name: marker,
        prefix: "cwk_test",
        secret_hash: Buffer.from(world.apiKey),
        allowed_origins: ["https://crm.example.com"],
        created_by_user_id: world.user,
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
    await trx
      .insertInto("webhook_endpoints")
      .values({
        id: world.webhookEndpoint,
        seller_company_id,
        url: `https://crm.example.com/${encodeURIComponent(marker)}`,
        description: marker,
        events: ["call.completed"],
        is_enabled: false, // the other tests send it nothing
        secret: Buffer.from(world.webhookEndpoint),
        previous_secret: null,
        previous_secret_until: null,
        created_at: new Date(),
        gone_at: null,
      })
      .execute();
    await trx
      .insertInto("webhook_deliveries")
      .values({
        id: world.webhookDelivery,
        webhook_endpoint_id: world.webhookEndpoint,
        event: "call.completed",
        about: marker,
        body: "{}",
        status: "FAILED",
        due_at: new Date(),
        response_status: 503,
        error: marker,
        created_at: new Date(),
        delivered_at: null,
      })
      .execute();
    await trx
      .insertInto("campaigns")
      .values({
        id: world.campaign,
        seller_company_id,
        name: marker,
        wish: JSON.stringify({ language: null, retries: null, outsideHours: "WAIT", browserTimeZone: null }),
        created_by: marker,
        created_at: new Date(),
        updated_at: new Date(),
        // Nobody is notified of it during the tests.
        done_told_at: new Date(),
      })
      .execute();
    await trx
      .insertInto("notifications")
      .values({
        id: ids.next(),
        user_id: world.user,
        seller_company_id,
        kind: "CAMPAIGN_DONE",
        about: marker,
        campaign_id: world.campaign,
        created_at: new Date(),
      })
      .execute();
    // One item was refused, so a rerun would call it again and be refused again.
    const refused = ids.next();
    await trx
      .insertInto("phone_books")
      .values({
        id: refused,
        seller_company_id,
        potential_customer_id: world.customer,
        contact_id: null,
        product_id: world.product,
        number_id: null,
        language: "en",
      })
      .execute();
    await trx
      .insertInto("campaign_refusals")
      .values({ campaign_id: world.campaign, phone_book_id: refused, code: "NO_CONTACT" })
      .execute();
    await trx
      .insertInto("calls")
      .values({
        id: world.call,
        seller_company_id,
        campaign_id: world.campaign,
        phone_book_id: world.phoneBook,
        potential_customer_id: world.customer,
        contact_id: world.contact,
        product_id: world.product,
        type: "CALL_NOW",
        language: "en",
        time_zone: "Europe/Oslo",
        status: "COMPLETED",
        answer: "POSITIVE",
        duration_seconds: 30,
        has_recording: true,
        customer_name: marker,
        product_name: marker,
        contact_name: marker,
        contact_phone_number: phoneNumber,
      })
      .execute();
    await trx
      .insertInto("call_status_changes")
      .values({ call_id: world.call, rank: 5, status: "COMPLETED", at: new Date() })
      .execute();
    const said = {
      role: "CONTACT" as const,
      content: `Sounds good, says ${marker}.`,
      startSecond: 0,
      isInterrupted: false,
    };
    await insertTurns(trx, [{ callId: world.call, turns: [said], isFinal: true }]);
    const reading = await readByPhrases({
      conversation: [said],
      brief: { ...anyBrief, questions: ownQuestions },
      calledAt: "2026-03-02T10:00",
      answer: "POSITIVE",
    });
    await saveReadings(trx, [{ callId: world.call, version: READING_VERSION, reading, at: new Date() }]);
    await trx
      .insertInto("call_recordings")
      .values({ call_id: world.call, wav: Buffer.from(`RIFF ${marker}`), duration_seconds: 30, peaks: "[0, 0.5]" })
      .execute();
    await trx
      .insertInto("feedbacks")
      .values({
        id: world.feedback,
        author,
        seller_company_id,
        relation: "GENERAL",
        call_id: null,
        description: marker,
        effectiveness: 3,
        responses: 3,
        understanding: 3,
      })
      .execute();
    const elsewhere = `+47227${String(nth).padStart(5, "0")}`;
    await trx
      .insertInto("suppressed_numbers")
      .values({
        id: world.suppression,
        seller_company_id,
        number_key: elsewhere,
        phone_number: elsewhere,
        source: "SELLER",
        reason: marker,
        created_at: new Date(),
      })
      .execute();
    await trx
      .insertInto("breakers")
      .values({
        id: world.breaker,
        carrier: "simulator",
        seller_company_id,
        phone_number: phoneNumber,
        reason: "CARRIER_REJECTED",
        opened_at: new Date(),
        next_trial_at: new Date(),
      })
      .execute();
    await trx
      .insertInto("consents")
      .values({
        id: world.consent,
        seller_company_id,
        number_key: elsewhere,
        basis: "WRITTEN",
        evidence: marker,
        given_at: new Date(),
        created_at: new Date(),
      })
      .execute();
    const paid = { id: ids.next(), companyId, amountMicros: fromUsd(500), description: marker, at: new Date() };
    await deposit(trx, paid);
  });
  return world;
}

/** A world of ids that no row has. */
export function unknownWorld(): World {
  const kinds: Kind[] = [
    "apiKey",
    "breaker",
    "call",
    "campaign",
    "company",
    "consent",
    "contact",
    "customer",
    "deviceSession",
    "faq",
    "feedback",
    "number",
    "phoneBook",
    "product",
    "review",
    "subscription",
    "suppression",
    "tag",
    "user",
    "webhookDelivery",
    "webhookEndpoint",
  ];
  return Object.fromEntries(kinds.map((kind) => [kind, crypto.randomUUID()])) as World;
}
