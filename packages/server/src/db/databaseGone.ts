/** Whether the database is unreachable, starting, stopping or read-only: errors after which a retry may succeed. */
const passingCodes = new RegExp(
  [
    "08...", // connection exceptions
    "53...", // too many connections, out of memory, disk full
    "57P0.", // starting up, shutting down, terminated by the administrator
    "57014", // a statement took longer than it may
    "55P03", // waited for a lock longer than it may
    "25006", // a standby, or a former primary: not to be written to
    "25P0[34]", // a transaction was open for longer than it may
    "58...", // PostgreSQL's own trouble with its machine
    "ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN",
    "ENOTFOUND|EAI_AGAIN", // a name that moves to another address has none for a moment
  ]
    .map((code) => `^(?:${code})$`)
    .join("|"),
);

/** pg's own errors, which have no code. */
const passingMessages =
  /^connection terminated|timeout exceeded when trying to connect|not queryable$|connection has been discarded|^query read timeout|^timeout expired$/i;

/** Whether a failure was caused by an unavailable database: the request was valid and may be repeated. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code !== "string") return passingMessages.test(error.message);
  // The socket of a PostgreSQL on this machine is a file.
  return passingCodes.test(code) || (code === "ENOENT" && syscall === "connect");
}
