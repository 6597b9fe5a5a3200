/** Every environment variable that the server reads. `config.ts` turns them into typed values and documents them. */
export const envNames = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "LOG_LEVEL",
  "TRUSTED_PROXIES",
  "METRICS_TOKEN",
  "SHUTDOWN_DELAY_SECONDS",
  "CALLWRIGHT_DATA_DIR",
  "DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "CALLWRIGHT_ROLE",
  "CALLWRIGHT_DEMO",
  "CALLWRIGHT_SECRET",
  "CALLWRIGHT_RATE_LIMIT_SCALE",
  "SMTP_URL",
  "MAIL_FROM",
  "CONTACT_MAIL_TO",
  "CALLWRIGHT_TELEPHONY",
  "CALLWRIGHT_SIM_SPEED",
  "CALLWRIGHT_SIM_CHAOS",
  "CALLWRIGHT_MAX_LINES",
  "CALLWRIGHT_MAX_LINES_PER_COMPANY",
  "CALLWRIGHT_CALLS_PER_SECOND",
  "CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY",
  "CALLWRIGHT_CALLING_DAY_ENDS",
  "CALLWRIGHT_CALL_LATE_MINUTES",
  "CALLWRIGHT_DIAL_POLICY",
  "CALLWRIGHT_CALL_COUNTRIES",
  "CALLWRIGHT_TEST_CALLS_PER_DAY",
  "CALLWRIGHT_CARRIER_SECRET",
  "CALLWRIGHT_CALLER_NUMBER",
  "TWILIO_ACCOUNT_SID",
  "TWILIO_AUTH_TOKEN",
  "TWILIO_API_URL",
  "VAPI_API_KEY",
  "VAPI_PHONE_NUMBER_ID",
  "VAPI_API_URL",
  "VAPI_LINES",
  "RETELL_API_KEY",
  "RETELL_AGENT_ID",
  "RETELL_API_URL",
  "SIP_TRUNK",
  "SIP_FROM_DOMAIN",
  "LLM_URL",
  "LLM_API_KEY",
  "LLM_MODEL",
  "CALLWRIGHT_PLAY_MONEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_URL",
  "VITE_LIVE_CHAT_SRC",
  "VITE_TERMS_HREF",
] as const;

export type EnvName = (typeof envNames)[number];
export type Env = Partial<Record<EnvName, string>>;

/** Picks the server's variables from the environment. An empty variable counts as not set. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const env: Env = {};
  for (const name of envNames) {
    const value = source[name]?.trim();
    if (value) env[name] = value;
  }
  return env;
}
