import { resolve } from "node:path";

import { isSupportedCountry } from "libphonenumber-js/max";

import type { CallingDay } from "../domain/callingDay.ts";
import type { Env, EnvName } from "./env.ts";

/** The validated configuration of the server. */
export interface Config {
  /**
   * `NODE_ENV=production`: real secrets are required, the development mailbox is disabled, responses are not validated.
   */
  isProduction: boolean;
  /** `PORT` (4310): the port to listen on; 0 for any free one. */
  port: number;
  /** `HOST`: the address to listen on. Default: all addresses. */
  host: string | undefined;
  /**
   * `PUBLIC_URL`: the URL at which people reach the server; links in mails begin with it. Default:
   * `http://localhost:<port>`.
   */
  publicUrl: string | undefined;
  /** `LOG_LEVEL` (info in production, otherwise warn): trace, debug, info, warn, error or silent. */
  logLevel: string;
  /**
   * `TRUSTED_PROXIES` (0): the number of proxies in front of the server that are trusted to report the client's
   * address.
   */
  trustedProxies: number;
  /** `METRICS_TOKEN`: the bearer token for /metrics, at least 16 characters. Without it /metrics is not served. */
  metricsToken: string | undefined;
  /**
   * `SHUTDOWN_DELAY_SECONDS` (0): how long a stopping server reports at /readyz that it stops, before it accepts no
   * more requests.
   */
  shutdownDelaySeconds: number;
  /** `CALLWRIGHT_DATA_DIR` (./.data): the folder for the data of the embedded PostgreSQL. */
  dataDir: string;
  /** `DATABASE_URL`: a PostgreSQL server, version 15 or newer, that is used instead of the embedded one. */
  databaseUrl: string | undefined;
  /** `DATABASE_POOL_SIZE` (16): the number of database connections of one process. */
  databasePoolSize: number;
  /**
   * `CALLWRIGHT_ROLE` (all): the role of this process. A `server` responds to people and carriers. A `worker` places
   * the calls and does everything else that no request waits for; it responds only at /healthz, /readyz and /metrics.
   * `all` is both. Any number of each can work on one database; without a worker calls wait.
   */
  role: Role;
  /** `CALLWRIGHT_DEMO` (1): with 0 a new database has no demo accounts and data. */
  isDemo: boolean;
  /**
   * `CALLWRIGHT_SECRET`: a secret of at least 32 characters from which every key is derived. Required in production;
   * otherwise one is generated and stored in the database.
   */
  secret: string | undefined;
  /** `CALLWRIGHT_RATE_LIMIT_SCALE` (1): multiplies the rate limits. */
  rateLimitScale: number;
  /**
   * `SMTP_URL`, `MAIL_FROM`: the mail server, and the sender of mails. Without `SMTP_URL` mails are stored and shown at
   * /dev/mailbox. In production it is required; with `off` mails are stored in the table `mailbox`, and every start
   * warns of that. `CONTACT_MAIL_TO` (support@callwright.test): the recipient of messages that are sent through
   * "contact us".
   */
  mail: { smtpUrl: string | undefined; from: string; contactTo: string };
  telephony: {
    /**
     * `CALLWRIGHT_TELEPHONY` (simulator): the carrier that places calls, `simulator`, `twilio`, `vapi`, `retell` or
     * `sip`.
     */
    carrier: CarrierName;
    /**
     * `CALLWRIGHT_CALLER_NUMBER`: the number that calls come from if a company has none. Required with Twilio, Retell
     * and SIP.
     */
    callerNumber: string | undefined;
    /**
     * `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN`, `TWILIO_API_URL` (https://api.twilio.com): the account. After a change
     * to another carrier keep it until its calls are over.
     */
    twilio: { accountSid: string; authToken: string; apiUrl: string } | undefined;
    /**
     * `VAPI_API_KEY`, `VAPI_PHONE_NUMBER_ID`, `VAPI_API_URL` (https://api.vapi.ai), `VAPI_LINES` (10): the account, its
     * number that calls come from, and how many concurrent calls it may have. After a change to another carrier keep it
     * until its calls are over.
     */
    vapi: { apiKey: string; phoneNumberId: string; apiUrl: string; lines: number } | undefined;
    /**
     * `RETELL_API_KEY`, `RETELL_AGENT_ID`, `RETELL_API_URL` (https://api.retellai.com): the account, and its agent that
     * speaks. After a change to another carrier keep it until its calls are over.
     */
    retell: { apiKey: string; agentId: string; apiUrl: string } | undefined;
    /**
     * `SIP_TRUNK`, `SIP_FROM_DOMAIN` (the server's address): the trunk for calls that the server places itself, such as
     * `sip:192.0.2.5:5060`, and the domain to which the caller number belongs there.
     */
    sip: { trunk: { host: string; port: number }; fromDomain: string | undefined } | undefined;
    /** `CALLWRIGHT_SIM_SPEED` (1): how many times faster than real time simulated calls run. */
    simulatorSpeed: number;
    /**
     * `CALLWRIGHT_SIM_CHAOS`: misbehaviour of real carriers that the simulator imitates for tests: `repeat` and
     * `reorder`, separated by a comma.
     */
    simulatorChaos: ReadonlySet<string>;
    /** `CALLWRIGHT_MAX_LINES` (100): the maximum number of concurrent calls, over all processes. */
    maxLines: number;
    /** `CALLWRIGHT_MAX_LINES_PER_COMPANY` (10): the maximum number of concurrent calls of one company. */
    maxLinesPerCompany: number;
    /**
     * `CALLWRIGHT_CALLS_PER_SECOND` (50; with Twilio 1, the limit of an account there): the maximum number of calls
     * dialled in any second, over all processes.
     */
    callsPerSecond: number;
    /**
     * `CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY` (10): the maximum number of calls of one company dialled in any second.
     */
    callsPerSecondPerCompany: number;
    /**
     * `CALLWRIGHT_CALLING_DAY_ENDS` (21:00): the time, in the customer's time zone, at which waiting calls are given
     * up. `CALLWRIGHT_CALL_LATE_MINUTES` (120): how late a scheduled call may be.
     */
    callingDay: CallingDay;
    /**
     * `CALLWRIGHT_DIAL_POLICY` (advise; with a real carrier enforce): whether the hours, days, attempts and consent of
     * docs/calling-rules.md are enforced (`enforce`). With the simulator no telephone rings, so `advise` allows calls
     * at any hour. Do-not-call, one line for a number and special numbers are enforced in both modes.
     */
    dialPolicy: DialPolicyMode;
    /**
     * `CALLWRIGHT_CALL_COUNTRIES` (all): the ISO codes of the countries whose numbers may be called, for example
     * `NO,SE,DE`. Test calls are limited to them with `advise` too.
     */
    callCountries: ReadonlySet<string> | undefined;
    /**
     * `CALLWRIGHT_TEST_CALLS_PER_DAY` (200): the maximum number of free test calls of all accounts together in any 24
     * hours.
     */
    testCallsPerDay: number;
    /**
     * `CALLWRIGHT_CARRIER_SECRET`: signs the events that a carrier sends to the server. Default: derived from the
     * secret.
     */
    carrierSecret: string | undefined;
  };
  /**
   * `LLM_URL`, `LLM_API_KEY`, `LLM_MODEL`: an API compatible with OpenAI's chat completions (its URL without
   * `/chat/completions`), for calls in which the server itself speaks. Without it the assistant speaks from written
   * scripts.
   */
  llm: { url: string; apiKey: string | undefined; model: string } | undefined;
  /**
   * `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET`: real payments instead of the sandbox page. Required in production
   * unless `CALLWRIGHT_PLAY_MONEY` is 1, which also allows real money to be taken for calls of the simulator.
   */
  stripe: StripeConfig | undefined;
  /** `VITE_LIVE_CHAT_SRC`: the URL of the live-chat script, which the content security policy allows. */
  liveChatSrc: string | undefined;
  /** `VITE_TERMS_HREF`: the URL of this installation's terms of service, to which sign-up links. */
  termsHref: string | undefined;
}

const carrierNames = ["simulator", "twilio", "vapi", "retell", "sip"] as const;
export type CarrierName = (typeof carrierNames)[number];

const dialPolicies = ["enforce", "advise"] as const;
export type DialPolicyMode = (typeof dialPolicies)[number];

const roles = ["all", "server", "worker"] as const;
export type Role = (typeof roles)[number];

export interface StripeConfig {
  secretKey: string;
  /** Signs the events that Stripe sends to /v1/payments/stripe/events. */
  webhookSecret: string;
  /** `STRIPE_API_URL` (https://api.stripe.com): the URL of Stripe's API; another one for tests and proxies. */
  apiUrl: string;
}

/**
 * Reads and checks the configuration.
 *
 * @throws ConfigError that names every invalid variable, not only the first.
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const isProduction = env.NODE_ENV === "production";
  const number = (
    name: EnvName,
    fallback: number,
    { min, max = Number.MAX_SAFE_INTEGER, isInteger = true }: NumberRule,
  ) => {
    const value = env[name] === undefined ? fallback : Number(env[name]);
    if (Number.isFinite(value) && value >= min && value <= max && (!isInteger || Number.isInteger(value))) return value;
    problems.push(`${name} must be a number from ${min} to ${max}`);
    return fallback;
  };
  const url = (name: EnvName, protocols: string[]) => {
    const value = env[name];
    if (value && !protocols.some((protocol) => URL.canParse(value) && new URL(value).protocol === `${protocol}:`))
      problems.push(`${name} must be a URL with ${protocols.join(" or ")}`);
    return value;
  };

  if (isProduction && !env.CALLWRIGHT_SECRET) problems.push("CALLWRIGHT_SECRET is required in production");
  if (env.CALLWRIGHT_SECRET && env.CALLWRIGHT_SECRET.length < 32)
    problems.push("CALLWRIGHT_SECRET needs at least 32 characters");
  for (const name of isProduction ? secretNames : [])
    if (env[name] && isMadeUp(env[name]))
      problems.push(`${name} looks like an example: make one with openssl rand -base64 48`);
  if (isProduction && env.DATABASE_URL && hasKnownPassword(env.DATABASE_URL))
    problems.push("DATABASE_URL has a password that everybody knows: give its user one made with openssl rand -hex 24");
  if (env.METRICS_TOKEN && env.METRICS_TOKEN.length < 16) problems.push("METRICS_TOKEN needs at least 16 characters");
  if (isProduction && env.CALLWRIGHT_DEMO !== "0")
    problems.push("CALLWRIGHT_DEMO=0 is required in production: the demo accounts have a known password");
  if (isProduction && !env.STRIPE_SECRET_KEY && env.CALLWRIGHT_PLAY_MONEY !== "1")
    problems.push(
      "STRIPE_SECRET_KEY is required in production, or CALLWRIGHT_PLAY_MONEY=1 for deposits that nobody pays",
    );
  const isSimulated = (env.CALLWRIGHT_TELEPHONY ?? "simulator") === "simulator";
  const takesRealMoney = env.STRIPE_SECRET_KEY !== undefined && !/^[sr]k_test_/.test(env.STRIPE_SECRET_KEY);
  if (isProduction && isSimulated && takesRealMoney && env.CALLWRIGHT_PLAY_MONEY !== "1")
    problems.push(
      "CALLWRIGHT_TELEPHONY=simulator phones nobody, and STRIPE_SECRET_KEY takes real money for it: CALLWRIGHT_PLAY_MONEY=1 says that this is meant",
    );
  if (isProduction && !env.SMTP_URL)
    problems.push("SMTP_URL is required in production, or SMTP_URL=off for mails that nobody gets");
  if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
    problems.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together");

  if (env.CALLWRIGHT_CALLING_DAY_ENDS && !/^([01]\d|2[0-3]):[0-5]\d$/.test(env.CALLWRIGHT_CALLING_DAY_ENDS))
    problems.push("CALLWRIGHT_CALLING_DAY_ENDS must be a time of the day, for example 21:00");

  if (Boolean(env.LLM_URL) !== Boolean(env.LLM_MODEL)) problems.push("LLM_URL and LLM_MODEL belong together");

  const role = roles.find((name) => name === (env.CALLWRIGHT_ROLE ?? "all"));
  if (!role) problems.push("CALLWRIGHT_ROLE must be all, server or worker");
  const carrier = carrierNames.find((name) => name === (env.CALLWRIGHT_TELEPHONY ?? "simulator"));
  if (!carrier)
    problems.push(`CALLWRIGHT_TELEPHONY must be ${carrierNames.slice(0, -1).join(", ")} or ${carrierNames.at(-1)}`);
  if (!isSimulated) problems.push(...realCarrierProblems(env, isProduction));

  const usualPolicy = isSimulated ? "advise" : "enforce";
  const dialPolicy = dialPolicies.find((name) => name === (env.CALLWRIGHT_DIAL_POLICY ?? usualPolicy));
  if (!dialPolicy) problems.push("CALLWRIGHT_DIAL_POLICY must be enforce or advise");

  const callCountries = env.CALLWRIGHT_CALL_COUNTRIES?.split(",").map((code) => code.trim());
  if (callCountries?.some((code) => !isSupportedCountry(code)))
    problems.push(
      "CALLWRIGHT_CALL_COUNTRIES must be ISO codes of countries with commas between them, for example NO,SE",
    );

  const trunk = trunkOf(env.SIP_TRUNK);
  if (env.SIP_TRUNK && !trunk)
    problems.push("SIP_TRUNK must be the address of a trunk, for example sip:192.0.2.5:5060");

  const config: Config = {
    isProduction,
    port: number("PORT", 4310, { min: 0, max: 65_535 }),
    host: env.HOST,
    publicUrl: url("PUBLIC_URL", ["http", "https"])?.replace(/\/+$/, ""),
    logLevel: env.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    trustedProxies: number("TRUSTED_PROXIES", 0, { min: 0, max: 10 }),
    metricsToken: env.METRICS_TOKEN,
    shutdownDelaySeconds: number("SHUTDOWN_DELAY_SECONDS", 0, { min: 0, max: 300 }),
    dataDir: resolve(env.CALLWRIGHT_DATA_DIR ?? ".data"),
    databaseUrl: url("DATABASE_URL", ["postgres", "postgresql"]),
    databasePoolSize: number("DATABASE_POOL_SIZE", 16, { min: 2, max: 500 }),
    role: role ?? "all",
    isDemo: env.CALLWRIGHT_DEMO !== "0",
    secret: env.CALLWRIGHT_SECRET,
    rateLimitScale: number("CALLWRIGHT_RATE_LIMIT_SCALE", 1, { min: 0.001, isInteger: false }),
    mail: {
      smtpUrl: env.SMTP_URL === "off" ? undefined : url("SMTP_URL", ["smtp", "smtps"]),
      from: env.MAIL_FROM ?? "Callwright <no-reply@callwright.test>",
      contactTo: env.CONTACT_MAIL_TO ?? "support@callwright.test",
    },
    telephony: {
      carrier: carrier ?? "simulator",
      callerNumber: env.CALLWRIGHT_CALLER_NUMBER,
      twilio:
        env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN
          ? {
              accountSid: env.TWILIO_ACCOUNT_SID,
              authToken: env.TWILIO_AUTH_TOKEN,
              apiUrl: url("TWILIO_API_URL", ["https", "http"])?.replace(/\/+$/, "") ?? "https://api.twilio.com",
            }
          : undefined,
      vapi:
        env.VAPI_API_KEY && env.VAPI_PHONE_NUMBER_ID
          ? {
              apiKey: env.VAPI_API_KEY,
              phoneNumberId: env.VAPI_PHONE_NUMBER_ID,
              apiUrl: url("VAPI_API_URL", ["https", "http"])?.replace(/\/+$/, "") ?? "https://api.vapi.ai",
              lines: number("VAPI_LINES", 10, { min: 1, max: 100_000 }),
            }
          : undefined,
      retell:
        env.RETELL_API_KEY && env.RETELL_AGENT_ID
          ? {
              apiKey: env.RETELL_API_KEY,
              agentId: env.RETELL_AGENT_ID,
              apiUrl: url("RETELL_API_URL", ["https", "http"])?.replace(/\/+$/, "") ?? "https://api.retellai.com",
            }
          : undefined,
      sip: trunk && { trunk, fromDomain: env.SIP_FROM_DOMAIN },
      simulatorSpeed: number("CALLWRIGHT_SIM_SPEED", 1, { min: 0.01, max: 100_000, isInteger: false }),
      simulatorChaos: new Set(env.CALLWRIGHT_SIM_CHAOS?.split(",").map((word) => word.trim())),
      maxLines: number("CALLWRIGHT_MAX_LINES", 100, { min: 1, max: 100_000 }),
      maxLinesPerCompany: number("CALLWRIGHT_MAX_LINES_PER_COMPANY", 10, { min: 1, max: 100_000 }),
      callsPerSecond: number("CALLWRIGHT_CALLS_PER_SECOND", carrier === "twilio" ? 1 : 50, { min: 1, max: 100_000 }),
      callsPerSecondPerCompany: number("CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY", 10, { min: 1, max: 100_000 }),
      callingDay: {
        endsAt: env.CALLWRIGHT_CALLING_DAY_ENDS ?? "21:00",
        lateMinutes: number("CALLWRIGHT_CALL_LATE_MINUTES", 120, { min: 1, max: 1440 }),
      },
      dialPolicy: dialPolicy ?? "enforce",
      callCountries: callCountries && new Set(callCountries),
      testCallsPerDay: number("CALLWRIGHT_TEST_CALLS_PER_DAY", 200, { min: 1, max: 100_000 }),
      carrierSecret: env.CALLWRIGHT_CARRIER_SECRET,
    },
    llm:
      env.LLM_URL && env.LLM_MODEL
        ? {
            url: url("LLM_URL", ["https", "http"])?.replace(/\/+$/, "") ?? "",
            apiKey: env.LLM_API_KEY,
            model: env.LLM_MODEL,
          }
        : undefined,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: url("STRIPE_API_URL", ["https", "http"]) ?? "https://api.stripe.com",
          }
        : undefined,
    liveChatSrc: url("VITE_LIVE_CHAT_SRC", ["https", "http"]),
    termsHref: url("VITE_TERMS_HREF", ["https", "http"]),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The host and port of `sip:host:port`. The default port is 5060. */
function trunkOf(address: string | undefined): { host: string; port: number } | undefined {
  const [, host, port = "5060"] = /^sip:([\w.-]+)(?::(\d{1,5}))?$/.exec(address ?? "") ?? [];
  return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : undefined;
}

/** What is missing or dangerous in a configuration with a real carrier. */
function realCarrierProblems(env: Env, isProduction: boolean): string[] {
  const problems: string[] = [];
  const isTwilio = env.CALLWRIGHT_TELEPHONY === "twilio";
  const isSip = env.CALLWRIGHT_TELEPHONY === "sip";
  const needsNumber = isTwilio || isSip || env.CALLWRIGHT_TELEPHONY === "retell";
  if (needsNumber && !/^\+[1-9]\d{6,14}$/.test(env.CALLWRIGHT_CALLER_NUMBER ?? ""))
    problems.push(
      "CALLWRIGHT_CALLER_NUMBER is required with Twilio, Retell and SIP: a number of yours, with + and country code",
    );
  if (!env.CALLWRIGHT_CALL_COUNTRIES)
    problems.push(
      "CALLWRIGHT_CALL_COUNTRIES is required with a real carrier: the countries that you may call, such as NO,SE",
    );
  if (isProduction && !isSip && !env.PUBLIC_URL?.startsWith("https:"))
    problems.push("PUBLIC_URL with https is required with a real carrier: it calls back there");
  if (env.CALLWRIGHT_DEMO !== "0")
    problems.push("CALLWRIGHT_DEMO=0 is required with a real carrier: the demo holds invented people's numbers");
  if (env.CALLWRIGHT_DIAL_POLICY === "advise")
    problems.push("CALLWRIGHT_DIAL_POLICY must be enforce with a real carrier: telephones ring");
  if (isTwilio && !(env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN))
    problems.push("TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are required with CALLWRIGHT_TELEPHONY=twilio");
  if (env.CALLWRIGHT_TELEPHONY === "vapi" && !(env.VAPI_API_KEY && env.VAPI_PHONE_NUMBER_ID))
    problems.push("VAPI_API_KEY and VAPI_PHONE_NUMBER_ID are required with CALLWRIGHT_TELEPHONY=vapi");
  if (env.CALLWRIGHT_TELEPHONY === "retell" && !(env.RETELL_API_KEY && env.RETELL_AGENT_ID))
    problems.push("RETELL_API_KEY and RETELL_AGENT_ID are required with CALLWRIGHT_TELEPHONY=retell");
  if (isSip && !env.SIP_TRUNK) problems.push("SIP_TRUNK is required with CALLWRIGHT_TELEPHONY=sip");
  return problems;
}

/** The environment cannot be used. `problems` says why, in sentences for the operator. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

interface NumberRule {
  min: number;
  max?: number;
  isInteger?: boolean;
}

const secretNames = ["CALLWRIGHT_SECRET", "METRICS_TOKEN", "CALLWRIGHT_CARRIER_SECRET"] as const satisfies EnvName[];

/** Whether a secret is a placeholder, such as documents, examples and impatient people use. */
function isMadeUp(secret: string): boolean {
  return (
    /change.?me|example|placeholder|your.?(secret|token)|password|default|12345/i.test(secret) ||
    new Set(secret).size < 8
  );
}

/**
 * Whether the password occurs in manuals, images and examples, or is the user's own name. A URL without a password
 * passes, because PostgreSQL then decides in another way whom it trusts.
 */
function hasKnownPassword(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { username, password, searchParams } = new URL(databaseUrl);
  const said = unescaped(password) || searchParams.get("password");
  if (!said) return false;
  const user = unescaped(username) || searchParams.get("user");
  return isMadeUp(said) || said === user || /^(postgres|postgresql|callwright|secret|admin|root|test)$/i.test(said);
}

function unescaped(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The warnings at every start about what is not real in a production installation. */
export function productionWarnings({ isProduction, mail, stripe, telephony }: Config): string[] {
  if (!isProduction) return [];
  const isSimulated = telephony.carrier === "simulator";
  return [
    ...(mail.smtpUrl === undefined
      ? [
          "MAIL IS OFF (SMTP_URL=off): nobody gets a link to verify an address or to set a password; mails are kept in the table mailbox",
        ]
      : []),
    ...(isSimulated && stripe
      ? [
          "THE CARRIER IS SIMULATED (CALLWRIGHT_TELEPHONY=simulator) WHILE STRIPE TAKES MONEY: nobody is phoned, and calls are charged",
        ]
      : []),
    ...(isSimulated && !stripe ? ["the carrier is simulated: nobody is phoned"] : []),
  ];
}
