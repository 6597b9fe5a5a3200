import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { fromUsd } from "../../domain/money.ts";
import { deposit } from "../../store/transactions.ts";
import { anyBrief } from "../../engine/agents/brain/testing/conversation.ts";
import { READING_VERSION, readByPhrases } from "../../engine/reading/readConversation.ts";
import { insertTurns } from "../../store/calls/calls.ts";
import { saveReadings, wordsIn } from "../../store/calls/readings.ts";

/** As many questions as the example of setCallQuestionAnswer needs. */
const ownQuestions = [
  { text: "Do you import olive oil yourselves?", type: "YES_NO" as const, options: [] },
  { text: "How many bottles do you need a year?", type: "NUMBER" as const, options: [] },
];

/** The kinds of rows that ids in the contract name. */
const kinds = [
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
] as const;
export type Kind = (typeof kinds)[number];

/** The id of one row of each kind that belongs to a company. */
export type World = Record<Kind, string>;

export interface WorldOwner {
  companyId: string;
  /** The author of the feedback, as `authorOf` writes it. */
  author: string;
  /** A word in every text of the rows. A response that contains it has leaked them. */
  marker: string;
}

/** What the rows of a world are written from. */
interface Plan extends WorldOwner {
  world: World;
  /** Where its customer is. */
  countryId: string;
  /** No other world has it. */
  nth: number;
  /** The contact's number, and one that nobody has. */
  phoneNumber: string;
  elsewhere: string;
  /** An item that a campaign was refused. */
  refusedItem: string;
}

/** The same row of each world. */
type Each = <Row>(row: (plan: Plan) => Row) => Row[];

/** Inserts one row of each kind for a company, without the rules that would require an order or a plan. */
export async function makeWorld(context: Context, owner: WorldOwner): Promise<World> {
  const [world] = await makeWorlds(context, [owner]);
  return world!;
}

let made = 0;

/** Makes several worlds, with as many statements as for one of them: they are most of what these tests cost. */
export async function makeWorlds({ db, ids }: Context, owners: WorldOwner[]): Promise<World[]> {
  return db.transaction().execute(async (trx) => {
    const { id: countryId } = await trx
      .selectFrom("countries")
      .select("id")
      .where("iso2", "=", "NO")
      .executeTakeFirstOrThrow();
    const subscriptions = await trx
      .selectFrom("subscriptions")
      .select(["id", "seller_company_id"])
      .where("seller_company_id", "in", [...new Set(owners.map(({ companyId }) => companyId))])
      .where("replaced_at", "is", null)
      .execute();
    const subscriptionOf = new Map(subscriptions.map((row) => [row.seller_company_id, row.id]));
    const plans = owners.map((owner): Plan => {
      const fresh = Object.fromEntries(kinds.map((kind) => [kind, ids.next()])) as World;
      const subscription = subscriptionOf.get(owner.companyId);
      if (!subscription) throw new Error(`The company ${owner.companyId} has no plan`);
      const nth = (made += 1);
      return {
        ...owner,
        world: { ...fresh, company: owner.companyId, subscription },
        countryId,
        nth,
        phoneNumber: `+47228${String(nth).padStart(5, "0")}`,
        elsewhere: `+47227${String(nth).padStart(5, "0")}`,
        refusedItem: ids.next(),
      };
    });
    const each: Each = (row) => plans.map(row);
    await insertPeople(trx, each);
    await insertDirectory(trx, each);
    await insertCallCenter(trx, each);
    await insertIntegrations(trx, each);
    await insertCampaigns(trx, each, ids);
    await insertCalls(trx, each);
    await saveConversations(trx, plans);
    await insertRules(trx, each);
    for (const [companyId, ofCompany] of Map.groupBy(plans, (plan) => plan.companyId)) {
      const amountMicros = fromUsd(500 * ofCompany.length);
      await deposit(trx, {
        id: ids.next(),
        companyId,
        amountMicros,
        description: ofCompany[0]!.marker,
        at: new Date(),
      });
    }
    return plans.map(({ world }) => world);
  });
}

/** A user of the company, and a device of theirs. */
async function insertPeople(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("users")
    .values(
      each(({ world, marker }) => ({
        id: world.user,
        name: marker,
        surname: "Byron",
        email: `${world.user}@people.test`,
        password_hash: "none",
        role: "SELLER",
        email_verified_at: new Date(),
        welcome_completed_at: null,
      })),
    )
    .execute();
  await trx
    .insertInto("seller_company_users")
    .values(each(({ world, companyId }) => ({ seller_company_id: companyId, user_id: world.user })))
    .execute();
  // Sessions belong to a user and not to a company: to the author, or to a user of the company.
  const sessionOf = ({ author, world }: Plan) =>
    author.startsWith("user:") ? author.slice("user:".length) : world.user;
  await trx
    .insertInto("sessions")
    .values(each((plan) => ({ id: plan.world.deviceSession, user_id: sessionOf(plan), revoked_at: null })))
    .execute();
}

/** What the company sells, and to whom. */
async function insertDirectory(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("products")
    .values(
      each(({ world, companyId, marker }) => ({
        id: world.product,
        seller_company_id: companyId,
        owner_user_id: null,
        name: marker,
        hscode: null,
        sector: null,
        about: null,
      })),
    )
    .execute();
  await trx
    .insertInto("tags")
    .values(
      each(({ world, companyId, marker, nth }) => ({
        id: world.tag,
        seller_company_id: companyId,
        title: `${marker} ${nth}`,
        color: "blue",
      })),
    )
    .execute();
  await trx
    .insertInto("potential_customers")
    .values(
      each(({ world, companyId, marker, nth, countryId }) => ({
        id: world.customer,
        seller_company_id: companyId,
        catalogue_source_id: null,
        name: `${marker} ${nth}`,
        website: null,
        headquarter_country_id: countryId,
        headquarter_city_id: null,
        time_zone: "Europe/Oslo",
      })),
    )
    .execute();
  const person = { title: null, surname: null, email: null };
  await trx
    .insertInto("contacts")
    .values(
      each(({ world, marker, phoneNumber }) => ({
        ...person,
        name: marker,
        id: world.contact,
        potential_customer_id: world.customer,
        phone_number: phoneNumber,
      })),
    )
    .execute();
}

/** A number, an item with a note, and the answer to a question about the company. */
async function insertCallCenter(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("numbers")
    .values(
      each(({ world, companyId, marker, nth, countryId }) => ({
        id: world.number,
        seller_company_id: companyId,
        country_id: countryId,
        number: `+47${marker.length}${String(nth).padStart(7, "0")}`,
        paid_until: new Date("2100-01-01"),
      })),
    )
    .execute();
  await trx
    .insertInto("phone_books")
    .values(
      each(({ world, companyId }) => ({
        id: world.phoneBook,
        seller_company_id: companyId,
        potential_customer_id: world.customer,
        contact_id: world.contact,
        product_id: world.product,
        number_id: null,
        language: "en",
      })),
    )
    .execute();
  await trx
    .insertInto("phone_book_reviews")
    .values(
      each(({ world, marker }) => ({
        id: world.review,
        phone_book_id: world.phoneBook,
        author_id: null,
        title: marker,
        review: marker,
      })),
    )
    .execute();
  await trx
    .insertInto("faqs")
    .values(
      each(({ world, companyId, marker }) => ({
        id: world.faq,
        seller_company_id: companyId,
        question: marker,
        answer: marker,
      })),
    )
    .execute();
}

/** What a partner has set up. */
async function insertIntegrations(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("api_keys")
    .values(
      each(({ world, companyId, marker }) => ({
        id: world.apiKey,
        seller_company_id: companyId,
        name: marker,
        prefix: "cwk_test",
        secret_hash: Buffer.from(world.apiKey),
        allowed_origins: ["https://crm.example.com"],
        created_by_user_id: world.user,
        last_used_at: null,
        revoked_at: null,
      })),
    )
    .execute();
  await trx
    .insertInto("webhook_endpoints")
    .values(
      each(({ world, companyId, marker }) => ({
        id: world.webhookEndpoint,
        seller_company_id: companyId,
        url: `https://crm.example.com/${encodeURIComponent(marker)}`,
        description: marker,
        events: ["call.completed"],
        is_enabled: false, // the other tests send it nothing
        secret: Buffer.from(world.webhookEndpoint),
        previous_secret: null,
        previous_secret_until: null,
        created_at: new Date(),
        gone_at: null,
      })),
    )
    .execute();
  await trx
    .insertInto("webhook_deliveries")
    .values(
      each(({ world, marker }) => ({
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
      })),
    )
    .execute();
}

/** A campaign, and a notice about it. One item was refused, so a rerun would call it again and be refused again. */
async function insertCampaigns(trx: Trx, each: Each, ids: Context["ids"]): Promise<void> {
  await trx
    .insertInto("campaigns")
    .values(
      each(({ world, companyId, marker }) => ({
        id: world.campaign,
        seller_company_id: companyId,
        name: marker,
        wish: JSON.stringify({ language: null, retries: null, outsideHours: "WAIT", browserTimeZone: null }),
        created_by: marker,
        created_at: new Date(),
        updated_at: new Date(),
        // Nobody is notified of it during the tests.
        done_told_at: new Date(),
      })),
    )
    .execute();
  await trx
    .insertInto("notifications")
    .values(
      each(({ world, companyId, marker }) => ({
        id: ids.next(),
        user_id: world.user,
        seller_company_id: companyId,
        kind: "CAMPAIGN_DONE",
        about: marker,
        campaign_id: world.campaign,
        created_at: new Date(),
      })),
    )
    .execute();
  await trx
    .insertInto("phone_books")
    .values(
      each(({ world, companyId, refusedItem }) => ({
        id: refusedItem,
        seller_company_id: companyId,
        potential_customer_id: world.customer,
        contact_id: null,
        product_id: world.product,
        number_id: null,
        language: "en",
      })),
    )
    .execute();
  await trx
    .insertInto("campaign_refusals")
    .values(
      each(({ world, refusedItem }) => ({
        campaign_id: world.campaign,
        phone_book_id: refusedItem,
        code: "NO_CONTACT",
      })),
    )
    .execute();
}

/** A call that has ended, with its recording, and what was said about it. */
async function insertCalls(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("calls")
    .values(
      each(({ world, companyId, marker, phoneNumber }) => ({
        id: world.call,
        seller_company_id: companyId,
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
      })),
    )
    .execute();
  await trx
    .insertInto("call_status_changes")
    .values(each(({ world }) => ({ call_id: world.call, rank: 5, status: "COMPLETED", at: new Date() })))
    .execute();
  await trx
    .insertInto("call_recordings")
    .values(
      each(({ world, marker }) => ({
        call_id: world.call,
        wav: Buffer.from(`RIFF ${marker}`),
        duration_seconds: 30,
        peaks: "[0, 0.5]",
      })),
    )
    .execute();
  await trx
    .insertInto("feedbacks")
    .values(
      each(({ world, companyId, author, marker }) => ({
        id: world.feedback,
        author,
        seller_company_id: companyId,
        relation: "GENERAL",
        call_id: null,
        description: marker,
        effectiveness: 3,
        responses: 3,
        understanding: 3,
      })),
    )
    .execute();
}

/** What was said in the calls, and what was understood of it. */
async function saveConversations(trx: Trx, plans: Plan[]): Promise<void> {
  const conversations = plans.map(({ world, marker }) => ({
    callId: world.call,
    said: {
      role: "CONTACT" as const,
      content: `Sounds good, says ${marker}.`,
      startSecond: 0,
      isInterrupted: false,
    },
  }));
  await insertTurns(
    trx,
    conversations.map(({ callId, said }) => ({ callId, turns: [said], isFinal: true })),
  );
  const readings = conversations.map(async ({ callId, said }) => ({
    callId,
    version: READING_VERSION,
    words: wordsIn([said]),
    reading: await readByPhrases({
      conversation: [said],
      brief: { ...anyBrief, questions: ownQuestions },
      calledAt: "2026-03-02T10:00",
      answer: "POSITIVE",
    }),
    at: new Date(),
  }));
  await saveReadings(trx, await Promise.all(readings));
}

/** What restricts calls. */
async function insertRules(trx: Trx, each: Each): Promise<void> {
  await trx
    .insertInto("suppressed_numbers")
    .values(
      each(({ world, companyId, marker, elsewhere }) => ({
        id: world.suppression,
        seller_company_id: companyId,
        number_key: elsewhere,
        phone_number: elsewhere,
        source: "SELLER",
        reason: marker,
        created_at: new Date(),
      })),
    )
    .execute();
  await trx
    .insertInto("breakers")
    .values(
      each(({ world, companyId, phoneNumber }) => ({
        id: world.breaker,
        carrier: "simulator",
        seller_company_id: companyId,
        phone_number: phoneNumber,
        reason: "CARRIER_REJECTED",
        opened_at: new Date(),
        next_trial_at: new Date(),
      })),
    )
    .execute();
  await trx
    .insertInto("consents")
    .values(
      each(({ world, companyId, marker, elsewhere }) => ({
        id: world.consent,
        seller_company_id: companyId,
        number_key: elsewhere,
        basis: "WRITTEN",
        evidence: marker,
        given_at: new Date(),
        created_at: new Date(),
      })),
    )
    .execute();
}

/** A world of ids that no row has. */
export function unknownWorld(): World {
  return Object.fromEntries(kinds.map((kind) => [kind, crypto.randomUUID()])) as World;
}
