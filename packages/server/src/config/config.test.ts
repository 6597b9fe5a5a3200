import { expect, it } from "vitest";

import { ConfigError, readConfig } from "./config.ts";
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

it("production needs a secret of its own, no demo accounts, and real money unless it is told otherwise", () => {
  const safe = {
    NODE_ENV: "production",
    CALLWRIGHT_SECRET: "s".repeat(32),
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_PLAY_MONEY: "1",
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
