import { Client, type ClientConfig } from "pg";

/**
 * How long PostgreSQL may take for one statement without a response. If it is still running, it gives up earlier
 * (`sessionLimits`).
 */
const ANSWER_MS = 35_000;
/** How long it may take to open a connection. */
const CONNECT_MS = 5_000;
/** How long closing a connection may take, because the other end may be gone. */
const GOODBYE_MS = 2_000;

/**
 * The settings of every session. Every statement, and every wait for a locked row, has a time limit; and PostgreSQL
 * notices when our machine is gone, and releases our locks. They are set by a statement, because PgBouncer refuses them
 * as parameters of the connection.
 */
export const sessionLimits = `
  set statement_timeout = '30s'; set lock_timeout = '20s'; set idle_in_transaction_session_timeout = '120s';
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;`;

/**
 * A connection that may be lost at any time: waiting callers get an error, the process continues, and a missing
 * response is an error, too. Statements have names, so that PostgreSQL keeps their plans (0.84 of the CPU per query).
 */
export class DatabaseClient extends Client {
  readonly #answerMilliseconds: number;

  /** @param config.answerMilliseconds how long a statement may take; 0 is no limit. */
  constructor({ answerMilliseconds = ANSWER_MS, ...config }: ClientConfig & { answerMilliseconds?: number } = {}) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: CONNECT_MS });
    this.#answerMilliseconds = answerMilliseconds;
    // Without a listener Node ends the process. Waiting callers get the error through their statement.
    this.on("error", () => {});
  }

  // Only the overload that kysely uses gets a name; the others pass through.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name =
      typeof text === "string" && Array.isArray(values) && rest.length === 0 ? statementName(text) : undefined;
    const answer = name ? send.call(this, { name, text, values }) : send.call(this, text, values, ...rest);
    if (answer instanceof Promise) this.#expect(answer);
    return answer;
  }) as Client["query"];

  override end = ((callback?: () => void): unknown => {
    const { stream } = this.connection;
    const goodbye = setTimeout(() => stream.destroy(), GOODBYE_MS).unref();
    stream.once("close", () => clearTimeout(goodbye));
    return callback ? sayGoodbye.call(this, callback) : sayGoodbye.call(this);
  }) as Client["end"];

  /** Closes the connection at once. Waiting callers get this error. */
  cut(reason: string): void {
    this.connection.stream.destroy(Object.assign(new Error(reason), { code: "ETIMEDOUT" }));
  }

  #expect(answer: Promise<unknown>): void {
    const patience = this.#answerMilliseconds;
    const overdue =
      patience > 0 && setTimeout(() => this.cut(`The database did not answer for ${patience / 1000} s`), patience);
    answer.then(
      () => overdue && clearTimeout(overdue),
      (error: unknown) => {
        if (overdue) clearTimeout(overdue);
        // It is no longer the primary: the next connection leads to the new one.
        if ((error as { code?: unknown }).code === "25006") this.cut("The database may not be written to");
      },
    );
  }
}

// oxlint-disable-next-line typescript/unbound-method -- called with its client
const send = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;
// oxlint-disable-next-line typescript/unbound-method -- called with its client
const sayGoodbye = Client.prototype.end as (this: Client, ...args: unknown[]) => unknown;

const maxNames = 1000;
const names = new Map<string, string>();

/**
 * Statements beyond the first thousand stay unnamed: a list of varying length must not fill PostgreSQL's memory with
 * plans.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
