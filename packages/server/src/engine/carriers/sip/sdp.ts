/** The address at which the other side receives audio. */
export interface SoundAddress {
  host: string;
  port: number;
}

const MOST_PORT = 65_535;

/** Payload types: A-law has a fixed one (RFC 3551), we choose the one of keys. */
export const A_LAW = 8;
export const KEYS = 101;

/** Our offer: one line of A-law, and telephone keys (RFC 4733). */
export function writeSdp({ host, port }: SoundAddress): string {
  return [
    "v=0",
    `o=callwright 1 1 IN IP4 ${host}`,
    "s=-",
    `c=IN IP4 ${host}`,
    "t=0 0",
    `m=audio ${port} RTP/AVP ${A_LAW} ${KEYS}`,
    `a=rtpmap:${A_LAW} PCMA/8000`,
    `a=rtpmap:${KEYS} telephone-event/8000`,
    "a=ptime:20",
    "a=sendrecv",
    "",
  ].join("\r\n");
}

/** The address for our audio in a response; null if it does not accept A-law, or nothing can be sent there. */
export function readSdp(body: string): SoundAddress | null {
  const [, host] = /^c=IN IP4 (\S+)/m.exec(body) ?? [];
  const [, port, formats] = /^m=audio (\d+) RTP\/AVP ([\d ]+)/m.exec(body) ?? [];
  const takesALaw = formats?.trim().split(" ").includes(String(A_LAW));
  const isPort = Number(port) > 0 && Number(port) <= MOST_PORT;
  return host && takesALaw && isPort ? { host, port: Number(port) } : null;
}
