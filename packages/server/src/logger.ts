import { AsyncLocalStorage } from "node:async_hooks";

import { pino, type DestinationStream, type Logger as PinoLogger } from "pino";

/**
 * Structured log, one JSON object per line. Log ids, never what people typed: no email addresses, phone numbers, names,
 * tokens, search texts or bodies.
 */
export type Logger = PinoLogger;

/** The fields of every line that is logged while a request or a job is processed. */
export interface LogFields {
  requestId?: string;
  operation?: string;
  callId?: string;
}

export interface LoggerOptions {
  /** The output of the lines instead of the standard output. */
  destination?: DestinationStream;
  /** Called for every line that an operator should read. */
  onTrouble?: (level: "warn" | "error") => void;
}

const around = new AsyncLocalStorage<LogFields>();

/** Runs work whose log lines all have the fields, however deeply nested they are written. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return around.run({ ...around.getStore(), ...fields }, work);
}

/** Adds a field to the lines of the current work, once it is known. */
export function addLogFields(fields: LogFields): void {
  Object.assign(around.getStore() ?? {}, fields);
}

// The second safeguard, for an object that was logged completely.
const redacted = [
  "password",
  "newPassword",
  "accessToken",
  "refreshToken",
  "token",
  "secret",
  "email",
  "phoneNumber",
  "name",
  "surname",
  "authorization",
];

/** Creates the log. */
export function createLogger(level: string, { destination, onTrouble }: LoggerOptions = {}): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...around.getStore() }),
      redact: redacted.flatMap((name) => [name, `*.${name}`]),
      serializers: { err: describeError },
      hooks: {
        streamWrite: withoutPrivateWords,
        logMethod(parts, method, levelNumber) {
          const level = pino.levels.labels[levelNumber];
          if (level === "warn" || level === "error") onTrouble?.(level);
          method.apply(this, parts);
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/**
 * An error without its other properties, in which PostgreSQL and mail servers put the values of a row or an address.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The last safeguard: messages of libraries may contain addresses, numbers, tokens and queries. */
const privateWords: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, "[email]"],
  [/\+\d{7,15}\b/g, "[phone]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/([?&](token|text|email|q)=)[^\s&"]+/g, "$1[hidden]"],
];

function withoutPrivateWords(line: string): string {
  return privateWords.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
