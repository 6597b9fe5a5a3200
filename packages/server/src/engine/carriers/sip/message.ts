/** A parsed SIP message: its first line, its headers in order, and its body. */
export interface SipMessage {
  firstLine: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

const MOST_BYTES = 16_384;
/** The short forms of headers that trunks use to save space (RFC 3261 §7.3.3). */
const shortNames: Readonly<Record<string, string>> = {
  v: "via",
  f: "from",
  t: "to",
  i: "call-id",
  m: "contact",
  l: "content-length",
  c: "content-type",
};

/** Parses a datagram; null if it is not a SIP message. */
export function readSipMessage(bytes: Buffer): SipMessage | null {
  if (bytes.length > MOST_BYTES) return null;
  const text = bytes.toString();
  const end = text.indexOf("\r\n\r\n");
  const [firstLine = "", ...lines] = (end < 0 ? text : text.slice(0, end)).split("\r\n");
  if (!/^SIP\/2\.0 \d{3} |^[A-Z]+ \S+ SIP\/2\.0$/.test(firstLine)) return null;
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ""] as const];
  });
  return { firstLine, headers, body: end < 0 ? "" : text.slice(end + 4) };
}

/** The value of a header, by its name in lower case. */
export function headerOf({ headers }: SipMessage, name: string): string | undefined {
  return headers.find(([each]) => fullName(each) === name)?.[1];
}

/** The code of a response; null for a request. */
export function codeOf({ firstLine }: SipMessage): number | null {
  return firstLine.startsWith("SIP/2.0 ") ? Number(firstLine.slice(8, 11)) : null;
}

/** The method of a request, or of the request to which a response belongs. */
export function methodOf(message: SipMessage): string {
  if (codeOf(message) === null) return message.firstLine.split(" ", 1)[0] ?? "";
  return headerOf(message, "cseq")?.split(" ")[1] ?? "";
}

/** Writes a message with the length of its body. */
export function writeSipMessage(firstLine: string, headers: SipMessage["headers"], body = ""): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [firstLine, ...lines, `Content-Length: ${Buffer.byteLength(body)}`, "", body].join("\r\n");
}

/** A response to a request, with the headers that a response repeats. */
export function answerTo(request: SipMessage, status: string, more: SipMessage["headers"] = [], body = ""): string {
  const repeated = new Set(["via", "from", "to", "call-id", "cseq"]);
  const headers = request.headers.filter(([name]) => repeated.has(fullName(name)));
  return writeSipMessage(`SIP/2.0 ${status}`, [...headers, ...more], body);
}

function fullName(name: string): string {
  const lower = name.toLowerCase();
  return shortNames[lower] ?? lower;
}
