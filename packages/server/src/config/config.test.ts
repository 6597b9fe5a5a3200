import { describe, expect, it } from "vitest";

import { ConfigError, productionWarnings, readConfig } from "./config.ts";
import { readEnv } from "./env.ts";

it("starts with nothing set, as the decisions say", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4310, isDemo: true, isProduction: false, databaseUrl: undefined });
  expect(config.dataDir).toMatch(/\.data$/);
  expect(config.telephony).toMatchObject({ carrier: "simulator", simulatorSpeed: 1 });
});

it("an empty variable is one that is not set", () => {
  expect(readEnv({ PORT: " ", HOST: "", HOME: "/root" })).toEqual({});
});

it("says everything that is wrong at once", () => {
  const env = {
    PORT: "http",
    CALLWRIGHT_SIM_SPEED: "-1",
    DATABASE_URL: "mysql://db",
    STRIPE_SECRET_KEY: "sk",
    CALLWRIGHT_SECRET: "short",
  };
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(env)) expect(read).toThrow(name);
});

it("Stripe needs both of its secrets, and is asked at its own address unless told otherwise", () => {
  const both = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" };
  expect(readConfig({}).stripe).toBeUndefined();
  expect(readConfig(both).stripe).toMatchObject({ secretKey: "sk", apiUrl: "https://api.stripe.com" });
  expect(() => readConfig({ ...both, STRIPE_API_URL: "stripe" })).toThrow("STRIPE_API_URL");
});

it("calls every country unless it is told which", () => {
  expect(readConfig({}).telephony.callCountries).toBeUndefined();
  expect(readConfig({ CALLWRIGHT_CALL_COUNTRIES: "NO, SE" }).telephony.callCountries).toEqual(new Set(["NO", "SE"]));
  for (const countries of ["Norway", "no", "NO,", "XX"])
    expect(() => readConfig({ CALLWRIGHT_CALL_COUNTRIES: countries })).toThrow("CALLWRIGHT_CALL_COUNTRIES");
});

const secret = "q7Vd0zJc9mXwT2hLrB4kYf8sNpA6uGe1";

it("production needs a secret of its own, no demo accounts, and real money unless it is told otherwise", () => {
  const safe = {
    NODE_ENV: "production",
    CALLWRIGHT_SECRET: secret,
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_PLAY_MONEY: "1",
    SMTP_URL: "smtp://mail.internal",
  };
  expect(readConfig(safe).isProduction).toBe(true);
  expect(() => readConfig({ ...safe, CALLWRIGHT_SECRET: undefined })).toThrow("CALLWRIGHT_SECRET");
  expect(() => readConfig({ ...safe, CALLWRIGHT_DEMO: undefined })).toThrow("CALLWRIGHT_DEMO");
  expect(() => readConfig({ ...safe, CALLWRIGHT_PLAY_MONEY: undefined })).toThrow("STRIPE_SECRET_KEY");
});

it("a process is server, worker or both", () => {
  expect(readConfig({}).role).toBe("all");
  expect(readConfig({ CALLWRIGHT_ROLE: "worker" }).role).toBe("worker");
  expect(() => readConfig({ CALLWRIGHT_ROLE: "boss" })).toThrow("CALLWRIGHT_ROLE must be all, server or worker");
});

describe("a real carrier", () => {
  const vapi = {
    CALLWRIGHT_TELEPHONY: "vapi",
    VAPI_API_KEY: "key",
    VAPI_PHONE_NUMBER_ID: "1d5a9c0e-0000-4000-8000-000000000002",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    CALLWRIGHT_DEMO: "0",
  };
  const twilio = {
    ...vapi,
    CALLWRIGHT_TELEPHONY: "twilio",
    TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000001",
    TWILIO_AUTH_TOKEN: "token",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
  };

  const retell = {
    ...vapi,
    CALLWRIGHT_TELEPHONY: "retell",
    RETELL_API_KEY: "key",
    RETELL_AGENT_ID: "agent",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
  };
  const sip = {
    CALLWRIGHT_TELEPHONY: "sip",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO,SE",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    SIP_TRUNK: "sip:192.0.2.5:5070",
  };

  it("is the one that is named, with the rules enforced, and the other account is kept for its calls on the line", () => {
    expect(readConfig(vapi).telephony).toMatchObject({ carrier: "vapi", dialPolicy: "enforce", twilio: undefined });
    expect(readConfig(twilio).telephony).toMatchObject({
      carrier: "twilio",
      vapi: { apiKey: "key" },
      callsPerSecond: 1,
    });
    expect(readConfig(vapi).telephony.vapi?.lines).toBe(10);
    expect(readConfig({ ...vapi, VAPI_LINES: "40" }).telephony.vapi?.lines).toBe(40);
    expect(readConfig(retell).telephony).toMatchObject({
      carrier: "retell",
      retell: { apiKey: "key", agentId: "agent", apiUrl: "https://api.retellai.com" },
      callsPerSecond: 50,
    });
    expect(readConfig({ ...sip, SIP_FROM_DOMAIN: "calls.example" }).telephony).toMatchObject({
      carrier: "sip",
      sip: { trunk: { host: "192.0.2.5", port: 5070 }, fromDomain: "calls.example" },
    });
    expect(readConfig({ ...sip, SIP_TRUNK: "sip:trunk.example" }).telephony.sip?.trunk.port).toBe(5060);
    expect(() => readConfig({ CALLWRIGHT_TELEPHONY: "pigeon" })).toThrow("simulator, twilio, vapi, retell or sip");
  });

  it.each([
    [vapi, "VAPI_API_KEY", undefined, "VAPI_API_KEY and VAPI_PHONE_NUMBER_ID are required"],
    [vapi, "VAPI_PHONE_NUMBER_ID", undefined, "VAPI_API_KEY and VAPI_PHONE_NUMBER_ID are required"],
    [twilio, "TWILIO_AUTH_TOKEN", undefined, "TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are required"],
    [twilio, "CALLWRIGHT_CALLER_NUMBER", "555 0100", "CALLWRIGHT_CALLER_NUMBER is required with Twilio"],
    [retell, "RETELL_API_KEY", undefined, "RETELL_API_KEY and RETELL_AGENT_ID are required"],
    [retell, "CALLWRIGHT_CALLER_NUMBER", undefined, "CALLWRIGHT_CALLER_NUMBER is required with Twilio, Retell and SIP"],
    [sip, "SIP_TRUNK", undefined, "SIP_TRUNK is required"],
    [sip, "SIP_TRUNK", "https://trunk.example", "SIP_TRUNK must be the address of a trunk"],
    [sip, "SIP_TRUNK", "sip:trunk.example:70000", "SIP_TRUNK must be the address of a trunk"],
    [sip, "CALLWRIGHT_CALLER_NUMBER", undefined, "CALLWRIGHT_CALLER_NUMBER is required"],
    [vapi, "CALLWRIGHT_CALL_COUNTRIES", undefined, "CALLWRIGHT_CALL_COUNTRIES is required"],
    [vapi, "CALLWRIGHT_DEMO", undefined, "CALLWRIGHT_DEMO=0 is required"],
    [vapi, "CALLWRIGHT_DIAL_POLICY", "advise", "CALLWRIGHT_DIAL_POLICY must be enforce"],
  ])("does not start where telephones would ring that should not: %#", (env, name, value, problem) => {
    expect(() => readConfig({ ...env, [name]: value })).toThrow(problem);
  });
});

describe("production", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };
  const production = {
    NODE_ENV: "production",
    CALLWRIGHT_SECRET: secret,
    CALLWRIGHT_DEMO: "0",
    SMTP_URL: "smtp://mail.internal",
    ...stripe,
    CALLWRIGHT_PLAY_MONEY: "1",
  };

  it("does not start without mail, unless it is told that mail is off; then every start says so", () => {
    expect(() => readConfig({ ...production, SMTP_URL: undefined })).toThrow("SMTP_URL is required in production");
    const config = readConfig({ ...production, SMTP_URL: "off" });
    expect(config.mail.smtpUrl).toBeUndefined();
    expect(productionWarnings(config).join()).toContain("MAIL IS OFF");
    expect(productionWarnings(readConfig(production)).join()).not.toContain("MAIL IS OFF");
  });

  it("takes no real money for calls that nobody gets, unless it is told so; then every start says so", () => {
    const refused = { ...production, CALLWRIGHT_PLAY_MONEY: undefined };
    expect(() => readConfig(refused)).toThrow("phones nobody");
    expect(productionWarnings(readConfig(production)).join()).toContain("WHILE STRIPE TAKES MONEY");
    // A key of Stripe's test mode takes no real money.
    expect(readConfig({ ...refused, STRIPE_SECRET_KEY: "sk_test_abc" }).stripe?.secretKey).toBe("sk_test_abc");
  });

  it.each([
    ["CALLWRIGHT_SECRET", "change-me-change-me-change-me-change-me"],
    ["CALLWRIGHT_SECRET", "x".repeat(40)],
    ["CALLWRIGHT_SECRET", "your-secret-of-32-characters-or-more"],
    ["METRICS_TOKEN", "metrics-password"],
    ["CALLWRIGHT_CARRIER_SECRET", "example-carrier-secret"],
  ])("refuses %s=%s, which everybody knows", (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} looks like an example`);
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  it.each([
    "postgres://callwright:callwright@database/callwright",
    "postgres://seller:seller@database/callwright",
    "postgres://callwright:postgres@database/callwright",
    "postgres://callwright:change%2Dme-now@database/callwright",
    "postgres://callwright:password@host/database",
    "postgres://database/callwright?user=callwright&password=example-of-a-password",
    "postgres://callwright:aaaaaaaaaaaaaaaa@database/callwright",
  ])("does not start on a database behind a password that everybody knows: %s", (url) => {
    expect(() => readConfig({ ...production, DATABASE_URL: url })).toThrow("DATABASE_URL has a password");
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow();
  });

  it.each([
    "postgres://callwright:e1f7b3a95c2d480e6a7b@database/callwright?sslmode=verify-full",
    "postgres://callwright@database/callwright",
    "postgres://callwright@localhost/callwright?host=%2Fvar%2Frun%2Fpostgresql",
  ])("takes a database behind a password of its own, or one that needs none: %s", (url) => {
    expect(readConfig({ ...production, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it("development is left alone", () => {
    expect(productionWarnings(readConfig({}))).toEqual([]);
  });
});
