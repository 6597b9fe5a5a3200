import { createHash } from "node:crypto";

import type { OperationId } from "@callwright/sdk/contract";

import type { Actor } from "../auth/actor.ts";
import type { Clock } from "../clock.ts";
import type { Database, Trx } from "../db/database.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { forgetWindow, giveBackToWindow, takeFromWindow, takeWithGrowingDelay } from "../store/rateLimits.ts";
import { addressGroup } from "../domain/addressGroup.ts";
import { problem } from "../contract/problem.ts";

interface Limit {
  requests: number;
  seconds: number;
}

const minute = 60;

/** How often one address may call a public operation. */
const limitsOfAddress = {
  login: { requests: 20, seconds: minute },
  refreshSession: { requests: 120, seconds: minute },
  logout: { requests: 60, seconds: minute },
  registerUser: { requests: 10, seconds: 10 * minute },
  requestPasswordReset: { requests: 10, seconds: 10 * minute },
  resetPassword: { requests: 20, seconds: 10 * minute },
  acceptInvitation: { requests: 20, seconds: 10 * minute },
  verifyEmail: { requests: 30, seconds: 10 * minute },
  resendVerificationEmail: { requests: 10, seconds: 10 * minute },
  createContactMessage: { requests: 10, seconds: 10 * minute },
} as const satisfies Partial<Record<OperationId, Limit>>;

/**
 * How often one person, one API key or one company's widgets may call operations that are expensive, or attractive for
 * guessing.
 */
const limitsOfActor = {
  changePassword: { requests: 10, seconds: 10 * minute },
  updateProfile: { requests: 60, seconds: 10 * minute },
  // Requesting a new address counts, too: both send an email to an address that is not confirmed.
  resendEmailChange: { requests: 10, seconds: 60 * minute },
  createUser: { requests: 60, seconds: 10 * minute },
  inviteUser: { requests: 60, seconds: 10 * minute },
  resendInvitation: { requests: 20, seconds: 10 * minute },
  startCalls: { requests: 60, seconds: minute },
  rerunCampaign: { requests: 60, seconds: minute },
  checkCalls: { requests: 60, seconds: minute },
  rescheduleCalls: { requests: 60, seconds: minute },
  startWelcomeCall: { requests: 10, seconds: 10 * minute },
  // The audio is rendered again each time.
  getDisclosureSound: { requests: 30, seconds: minute },
  startTestCall: { requests: 10, seconds: 10 * minute },
  exportCalls: { requests: 20, seconds: minute },
  exportPhoneBooks: { requests: 20, seconds: minute },
  exportPotentialCustomers: { requests: 20, seconds: minute },
  exportProducts: { requests: 20, seconds: minute },
  exportSellerCompanies: { requests: 20, seconds: minute },
  exportSuppressedNumbers: { requests: 20, seconds: minute },
  suppressNumbers: { requests: 60, seconds: minute },
  importSuppressedNumbers: { requests: 10, seconds: minute },
  importPotentialCustomers: { requests: 10, seconds: minute },
  // Previewed again after each change of sheet and columns.
  previewPotentialCustomersImport: { requests: 30, seconds: minute },
  importContacts: { requests: 10, seconds: minute },
  previewContactsImport: { requests: 30, seconds: minute },
  createDeposit: { requests: 20, seconds: 10 * minute },
  redeemPromoCode: { requests: 20, seconds: 10 * minute },
  listAvailableNumbers: { requests: 60, seconds: minute },
  purchaseNumber: { requests: 20, seconds: 10 * minute },
  createEmbedSession: { requests: 600, seconds: minute },
  createApiKey: { requests: 20, seconds: 10 * minute },
  rotateApiKey: { requests: 20, seconds: 10 * minute },
  createWebhookEndpoint: { requests: 20, seconds: 10 * minute },
  rotateWebhookSecret: { requests: 20, seconds: 10 * minute },
  resendWebhookDelivery: { requests: 60, seconds: 10 * minute },
  streamEvents: { requests: 120, seconds: minute },
  streamLiveCalls: { requests: 120, seconds: minute },
  streamCallWords: { requests: 300, seconds: minute },
  streamCallSound: { requests: 60, seconds: minute },
  listenToCall: { requests: 60, seconds: minute },
  sayInCall: { requests: 60, seconds: minute },
  transferCall: { requests: 30, seconds: minute },
  takeOverCall: { requests: 30, seconds: minute },
  setTransferNumber: { requests: 20, seconds: 10 * minute },
} as const satisfies Partial<Record<OperationId, Limit>>;

/** Wrong passwords for one account, from all devices that are not known as its owner's; a right one does not count. */
const passwordGuesses: Limit = { requests: 20, seconds: 15 * minute };

/**
 * Wrong passwords for one account from one place (an address, or a known device): some are free, then each doubles the
 * wait. This keeps one place below `passwordGuesses`, so that no single attacker can lock an account.
 */
const guessesOfPlace = { free: 5, longestSeconds: 15 * minute, rememberedSeconds: 60 * minute };

/** Limits emails to one address that another person may have requested, across all accounts and processes. */
const mailsToAddress: Limit = { requests: 5, seconds: 60 * minute };

/** The operations that can respond with 429, for the test that compares them with the contract. */
export const limitedOperations: OperationId[] = [
  ...(Object.keys(limitsOfAddress) as OperationId[]),
  ...(Object.keys(limitsOfActor) as OperationId[]),
];

/** Each throws a Problem 429 with `Retry-After` if the window is used up. */
export interface RateLimiter {
  /** Before authentication. */
  checkAddress(operationId: OperationId, ip: string): Promise<void>;
  /** After authentication and authorisation. */
  checkActor(operationId: OperationId, actor: Actor): Promise<void>;
  /** Before a password is checked. Returns a function that reverts the count if the password was right. */
  checkPassword(attempt: PasswordAttempt): Promise<() => Promise<void>>;
  /** The owner has authenticated by other means, so the attempts of others do not count any more. */
  forgetPasswordGuesses(email: string): Promise<void>;
  /** Before an email is added to the transaction that causes it. */
  checkRecipient(trx: Trx, email: string): Promise<void>;
}

export interface PasswordAttempt {
  email: string;
  /** The caller's address. */
  ip: string;
  /**
   * What identifies the owner: a device on which they signed in before, or their session. The attempts of others do not
   * affect it.
   */
  knownAs: string | undefined;
}

interface Needed {
  db: Database;
  clock: Clock;
  metrics: Pick<Metrics, "rateLimited">;
  /** Multiplies every limit. */
  scale: number;
}

const maxRemembered = 10_000;

/**
 * Fixed windows that all processes count together in the database, one short statement per limited request. A used-up
 * window is cached here until it ends, so that further attempts cost the database nothing.
 */
export function createRateLimiter({ db, clock, metrics, scale }: Needed): RateLimiter {
  const usedUp = new Map<string, number>();

  const take = async (name: string, whose: string, limit: Limit, within: Database = db): Promise<Buffer> => {
    const now = clock.now();
    const key = keyOf(name, whose);
    const remembered = key.toString("base64");
    const until = usedUp.get(remembered) ?? 0;
    if (until <= now.getTime()) {
      usedUp.delete(remembered);
      const window = await takeFromWindow(within, key, now, limit.seconds);
      if (window.count <= Math.max(1, limit.requests * scale)) return key;
      usedUp.set(remembered, window.startedAt.getTime() + limit.seconds * 1000);
      if (usedUp.size > maxRemembered) forgetOldest(usedUp);
    }
    metrics.rateLimited.inc({ limit: name });
    throw tooMany((usedUp.get(remembered) ?? until) - now.getTime());
  };

  /** One more wrong password from a place, unless it still has to wait. */
  const takeGuess = async (whose: string): Promise<Buffer> => {
    const key = keyOf("guess", whose);
    const free = Math.max(3, Math.round(guessesOfPlace.free * scale));
    const waitMs = await takeWithGrowingDelay(db, key, clock.now(), { ...guessesOfPlace, free });
    if (waitMs === undefined) return key;
    metrics.rateLimited.inc({ limit: "password" });
    throw tooMany(waitMs);
  };

  return {
    async checkAddress(operationId, ip) {
      const limit = (limitsOfAddress as Partial<Record<OperationId, Limit>>)[operationId];
      if (limit) await take(operationId, addressGroup(ip), limit);
    },
    async checkActor(operationId, actor) {
      const limit = (limitsOfActor as Partial<Record<OperationId, Limit>>)[operationId];
      if (limit) await take(operationId, whoIs(actor), limit);
    },
    async checkPassword({ email, ip, knownAs }) {
      const account = normalAddress(email);
      const place = await takeGuess(`${account} ${knownAs ?? addressGroup(ip)}`);
      const shared = knownAs === undefined ? await take("password", account, passwordGuesses) : undefined;
      return async () => {
        await forgetWindow(db, place);
        if (shared) await giveBackToWindow(db, shared);
      };
    },
    async forgetPasswordGuesses(email) {
      const key = keyOf("password", normalAddress(email));
      usedUp.delete(key.toString("base64"));
      await forgetWindow(db, key);
    },
    async checkRecipient(trx, email) {
      await take("mail", mailboxOf(email), mailsToAddress, trx);
    },
  };
}

function keyOf(name: string, whose: string): Buffer {
  return createHash("sha256").update(`${name} ${whose}`).digest();
}

const normalAddress = (email: string) => email.trim().toLowerCase();

/** The mailbox of an address: the part after a plus sign is ignored. */
const mailboxOf = (email: string) => normalAddress(email).replace(/\+[^@]*@/, "@");

function tooMany(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return problem(429, "TOO_MANY_REQUESTS", `Too many attempts. Please try again in ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });
}

function whoIs(actor: Actor): string {
  switch (actor.kind) {
    case "user":
      return actor.userId;
    case "apiKey":
      return actor.apiKeyId;
    case "embed":
      return `embed ${actor.companyId}`;
    case "anonymous":
      return "anonymous";
  }
}

function forgetOldest(windows: Map<string, unknown>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
