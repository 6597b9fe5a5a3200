import { AsyncLocalStorage } from "node:async_hooks";

import { pino, type DestinationStream, type Logger as PinoLogger } from "pino";

/**
 * Structured log, a JSON object a line. Log ids, never what people typed: no e-mail addresses, phone numbers, names, tokens,
 * search texts or bodies.
 */
export type Logger = PinoLogger;

/** What every line says that is logged while a request or a job is worked on. */
export interface LogFields {
  requestId?: string;
  operation?: string;
  callId?: string;
}

export interface LoggerOptions {
  /** Where the lines go instead of the standard output. */
  destination?: DestinationStream;
  /** Called for every line that an operator should read. */
  onTrouble?: (level: "warn" | "error") => void;
}

const around = new AsyncLocalStorage<LogFields>();

/** Does something whose log lines all carry the fields, however deep in it they are written. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return around.run({ ...around.getStore(), ...fields }, work);
}

/** Adds a field to the lines of the work that is going on, once it is known. */
export function addLogFields(fields: LogFields): void {
  Object.assign(around.getStore() ?? {}, fields);
}

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

/** An error without its other properties: PostgreSQL and mail servers put the values of a row or an address there. */
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

/** The last line of defence: messages of libraries may quote addresses, numbers, tokens and queries. */
const privateWords: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, "[email]"],
  [/\+\d{7,15}\b/g, "[phone]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/([?&](token|text|email|q)=)[^\s&"]+/g, "$1[hidden]"],
];

function withoutPrivateWords(line: string): string {
  return privateWords.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
