import { pino, type Logger as PinoLogger } from "pino";

/** Structured log. Log ids, never what people typed: no e-mail addresses, phone numbers, tokens or bodies. */
export type Logger = PinoLogger;

// The second line of defence, for an object that was logged whole.
const redacted = [
  "password",
  "newPassword",
  "accessToken",
  "refreshToken",
  "token",
  "secret",
  "email",
  "phoneNumber",
  "authorization",
];

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: redacted.flatMap((name) => [name, `*.${name}`]),
  });
}
