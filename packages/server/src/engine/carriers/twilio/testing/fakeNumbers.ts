import type { ServerResponse } from "node:http";

/** A number that the fake offers. */
export interface FakeOffer {
  /** E.164. */
  number: string;
  kind: "Local" | "Mobile" | "TollFree";
  /** Whether an address of the buyer is required. */
  wants: "none" | "any" | "local" | "foreign";
}

export interface FakeNumbers {
  /** By country, as ISO 3166-1 alpha-2. */
  offers: Record<string, FakeOffer[]>;
  /** The numbers of our account. */
  owned: { sid: string; fields: URLSearchParams }[];
  /**
   * Misbehaviour at a purchase: the connection is closed, or the response is an error or a web page, although the
   * purchase succeeded; or it succeeds later.
   */
  chaos?: "cut" | "503" | "html" | "late" | undefined;
  /** Every request about numbers gets this status. */
  isDown?: boolean;
  /** Completes the purchases that succeed later. */
  catchUp(): void;
  /** Responds to a request about numbers; false for any other request. */
  answer(asked: Asked, response: ServerResponse): boolean;
}

interface Asked {
  method: string | undefined;
  /** Below the account. */
  path: string;
  query: URLSearchParams;
  body: URLSearchParams;
}

const local = (number: string, wants: FakeOffer["wants"] = "none"): FakeOffer => ({ number, kind: "Local", wants });

/** The phone number API of Twilio, as described in its documents. */
export function createFakeNumbers(accountSid: string): FakeNumbers {
  const late: FakeNumbers["owned"] = [];
  const fake: FakeNumbers = {
    offers: {
      US: ["+14155550123", "+14155550124", "+14155550125"].map((number) => local(number)),
      DE: [local("+493023125001", "local"), local("+493023125002", "local")],
      GB: [local("+442079460001", "any"), { number: "+447400123456", kind: "Mobile", wants: "none" }],
    },
    owned: [],
    catchUp: () => void fake.owned.push(...late.splice(0)),
    answer({ method, path, query, body }, response) {
      const reply = (status: number, value?: unknown) =>
        void response.writeHead(status, { "content-type": "application/json" }).end(value && JSON.stringify(value));
      const refuse = (status: number, code: number) => reply(status, { code, message: "Refused", status });
      if (!path.startsWith("/AvailablePhoneNumbers") && !path.startsWith("/IncomingPhoneNumbers")) return false;
      if (fake.isDown) refuse(500, 20500);
      else if (path === "/AvailablePhoneNumbers.json") reply(200, { countries: Object.keys(fake.offers).map(country) });
      else if (path.startsWith("/AvailablePhoneNumbers/")) list(path);
      else if (method === "DELETE") release(path);
      else if (method === "POST") buy();
      else reply(200, { incoming_phone_numbers: owned(query.get("FriendlyName")), page: 0, page_size: 1 });
      return true;

      function list(address: string) {
        const [, iso2 = "", kind] = /^\/AvailablePhoneNumbers\/(\w+)\/(\w+)\.json$/.exec(address) ?? [];
        const offers = fake.offers[iso2]?.filter((offer) => offer.kind === kind) ?? [];
        if (offers.length === 0 || query.get("VoiceEnabled") !== "true") return refuse(404, 20404);
        reply(200, { available_phone_numbers: offers.map((offer) => available(iso2, offer)) });
      }

      function buy() {
        const offer = Object.values(fake.offers)
          .flat()
          .find(({ number }) => number === body.get("PhoneNumber"));
        if (!offer) return refuse(400, 21422);
        if (offer.wants !== "none") return refuse(400, 21631);
        const bought = { sid: `PN${crypto.randomUUID().replaceAll("-", "")}`, fields: body };
        (fake.chaos === "late" ? late : fake.owned).push(bought);
        if (fake.chaos === "cut" || fake.chaos === "late") return void response.destroy();
        if (fake.chaos === "503") return refuse(503, 20503);
        if (fake.chaos === "html") return void response.writeHead(200).end("<html>A proxy</html>");
        reply(201, described(bought));
      }

      function release(address: string) {
        const sid = /^\/IncomingPhoneNumbers\/(PN\w+)\.json$/.exec(address)?.[1];
        const before = fake.owned.length;
        fake.owned = fake.owned.filter((one) => one.sid !== sid);
        if (fake.owned.length === before) return refuse(404, 20404);
        response.writeHead(204).end();
      }
    },
  };
  return fake;

  function owned(name: string | null) {
    return fake.owned.filter(({ fields }) => fields.get("FriendlyName") === name).map(described);
  }

  function described({ sid, fields }: FakeNumbers["owned"][number]) {
    return {
      sid,
      account_sid: accountSid,
      phone_number: fields.get("PhoneNumber"),
      friendly_name: fields.get("FriendlyName"),
      voice_url: fields.get("VoiceUrl"),
      voice_method: fields.get("VoiceMethod"),
      address_requirements: "none",
    };
  }
}

function country(iso2: string) {
  return { country_code: iso2, country: iso2, beta: false };
}

function available(iso2: string, { number, wants }: FakeOffer) {
  return {
    phone_number: number,
    friendly_name: number,
    iso_country: iso2,
    address_requirements: wants,
    capabilities: { voice: true, SMS: true, MMS: false },
  };
}
