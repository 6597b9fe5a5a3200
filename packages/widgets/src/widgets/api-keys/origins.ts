/** Why a line is not a valid origin. */
export type OriginFault =
  | { kind: "wrong" | "insecure"; line: string }
  /** The origin is followed by a path, a query, a hash or the like. */
  | { kind: "tooLong"; line: string; origin: string };

/**
 * Reads the origins in a text, one per line, normalised as browsers write them and without duplicates. Stops at the
 * first invalid line and returns what is wrong with it.
 */
export function readOrigins(text: string): { origins: string[]; fault?: OriginFault } {
  const lines = text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const origins = new Set<string>();
  for (const line of lines) {
    const read = readOrigin(line);
    if (typeof read !== "string") return { origins: [...origins], fault: read };
    origins.add(read);
  }
  return { origins: [...origins] };
}

/**
 * Whether a host is this device or in a private network, by the rule of the contract. Such a host may use plain HTTP,
 * because nobody else can listen there.
 */
const isPrivate = (hostname: string) =>
  /^(([a-z0-9-]+\.)*localhost|(127|10)(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|([a-z0-9-]+\.)+(internal|local|test))$/.test(
    hostname,
  );

function readOrigin(line: string): string | OriginFault {
  const url = URL.canParse(line) ? new URL(line) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !isWritable(url)) return { kind: "wrong", line };
  if (url.protocol === "http:" && !isPrivate(url.hostname)) return { kind: "insecure", line };
  const hasMore = url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "";
  return hasMore ? { kind: "tooLong", line, origin: url.origin } : url.origin;
}

/** Whether the contract can express the host: it allows no IPv6 addresses and no placeholders. */
const isWritable = ({ hostname }: URL) => /^[a-z0-9.-]+$/.test(hostname);
