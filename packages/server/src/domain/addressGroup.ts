import { isIPv6 } from "node:net";

/**
 * The part of a caller's address that distinguishes callers. Of an IPv6 address these are the first 64 bits, because
 * one subscriber has all addresses below them; of an IPv4 address it is the whole address, even if it is written as
 * IPv6. Some proxies (Azure's) write the port of the connection behind it, which differs each time.
 */
export function addressGroup(ip: string): string {
  const bare = withoutPort(ip).replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail = ""] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === "" ? [] : tail.split(":");
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => "0"), ...last];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return groups.slice(6).flatMap(octets).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** `198.51.100.7:50112` and `[2001:db8::1]:50112` without their ports, and without brackets. */
function withoutPort(ip: string): string {
  return ip.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1");
}

/** Two bytes in IPv4 notation. */
function octets(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
