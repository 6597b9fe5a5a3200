/** What is wrong with a line that should be an origin. */
export type OriginFault =
  | { kind: "wrong" | "insecure"; line: string }
  /** A path or more follows. */
  | { kind: "tooLong"; line: string; origin: string };

/** The origins of a text, one per line, as browsers write them and each once; or what is wrong with the first bad line. */
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

/** On this device or in a private network, as the contract has it: nobody else can listen there. */
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

/** As the contract writes hosts: no IPv6 addresses, no placeholders. */
const isWritable = ({ hostname }: URL) => /^[a-z0-9.-]+$/.test(hostname);
