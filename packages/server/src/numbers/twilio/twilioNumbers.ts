import type { Clock } from "../../clock.ts";
import { sidOf } from "../../engine/carriers/twilio/call.ts";
import { createTwilioClient, jsonOf, listIn, type TwilioAccount } from "../../engine/carriers/twilio/client.ts";
import { fieldsOf, numberOf, textOf } from "../../fields.ts";
import { NumberNeedsPapers, NumberUnavailable, type NumberProvider, type OfferedNumber } from "../port.ts";

interface TwilioNumbersOptions {
  account: TwilioAccount;
  clock: Clock;
  /** The URL that Twilio requests when somebody calls a number. */
  publicUrl: () => string;
}

const NUMBERS_SHOWN = 20;
const COUNTRIES_KEPT_MS = 3_600_000;
/** Types of numbers, in the order in which people are most likely to call back. */
const kinds = ["Local", "Mobile", "TollFree"] as const;

/** Codes of https://www.twilio.com/docs/api/errors: the number is not available, or not without documents. */
const unavailable: ReadonlySet<number> = new Set([21421, 21422]);
const papers: ReadonlySet<number> = new Set([21613, 21628, 21631, 21649, 21651]);

/**
 * Numbers of our account at Twilio. Twilio has no key for a purchase: a number has the order's id as its friendly name,
 * so that it is found again if the response was lost.
 */
export function createTwilioNumbers({ account, clock, publicUrl }: TwilioNumbersOptions): NumberProvider {
  const client = createTwilioClient(account);
  let countries: { codes: string[]; until: number } | undefined;

  return {
    name: "twilio",

    async listCountries() {
      const now = clock.now().getTime();
      if (countries && countries.until > now) return countries.codes;
      const known = await client.read("/AvailablePhoneNumbers.json?PageSize=1000");
      const codes = listIn(known, "countries")
        .map(({ country_code: code }) => textOf(code) ?? "")
        .filter((code) => /^[A-Z]{2}$/.test(code));
      countries = { codes, until: now + COUNTRIES_KEPT_MS };
      return codes;
    },

    async listAvailable(countryIso2) {
      let first: OfferedNumber[] = [];
      for (const kind of kinds) {
        const offered = await listKind(countryIso2, kind);
        if (offered.some(({ needsPapers }) => !needsPapers)) return offered;
        if (first.length === 0) first = offered;
      }
      return first;
    },

    async order({ id, number }) {
      if (await find(id)) return;
      try {
        await buy(id, number);
      } catch (error) {
        if (error instanceof NumberUnavailable || error instanceof NumberNeedsPapers) throw error;
        if (!(await find(id))) throw error;
      }
    },

    async release(orderId) {
      const sid = await find(orderId);
      if (!sid) return false;
      const response = await client.send(`/IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`, { method: "DELETE" });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw new Error(`Twilio answered ${response.status}`);
      return true;
    },
  };

  async function listKind(countryIso2: string, kind: (typeof kinds)[number]): Promise<OfferedNumber[]> {
    const query = new URLSearchParams({ VoiceEnabled: "true", PageSize: String(NUMBERS_SHOWN) });
    const path = `/AvailablePhoneNumbers/${encodeURIComponent(countryIso2)}/${kind}.json?${query}`;
    return listIn(await client.read(path), "available_phone_numbers").flatMap((offer) => {
      const number = textOf(offer.phone_number) ?? "";
      // Whose address Twilio requires: `none`, `any`, `local` or `foreign`.
      return /^\+[1-9]\d{6,14}$/.test(number) ? [{ number, needsPapers: offer.address_requirements !== "none" }] : [];
    });
  }

  async function buy(id: string, number: string): Promise<void> {
    const body = new URLSearchParams({
      PhoneNumber: number,
      FriendlyName: id,
      VoiceUrl: `${publicUrl()}/v1/carriers/twilio/inbound`,
      VoiceMethod: "POST",
    });
    const response = await client.send("/IncomingPhoneNumbers.json", { method: "POST", body });
    if (response.status === 400 || response.status === 404) throw await refusalOf(response, number);
    await jsonOf(response);
  }

  /** Twilio's id of the number that was bought under an order. @throws Error if it is unclear whether there is one. */
  async function find(orderId: string): Promise<string | undefined> {
    const query = new URLSearchParams({ FriendlyName: orderId, PageSize: "1" });
    const [bought] = listIn(await client.read(`/IncomingPhoneNumbers.json?${query}`), "incoming_phone_numbers");
    if (!bought) return undefined;
    if (bought.friendly_name !== orderId) throw new Error("Twilio answered with the number of another order");
    return sidOf(bought.sid);
  }
}

/** The reason why Twilio did not sell a number. */
async function refusalOf(response: Response, number: string): Promise<Error> {
  const refusal = fieldsOf(await response.json().catch(() => null));
  const code = numberOf(refusal.code) ?? 0;
  const reason = `Twilio refused ${number}: ${code} ${textOf(refusal.message) ?? ""}`.slice(0, 160);
  if (unavailable.has(code)) return new NumberUnavailable(reason);
  return papers.has(code) ? new NumberNeedsPapers(reason) : new Error(reason);
}
