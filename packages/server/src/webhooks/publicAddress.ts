import { lookup as resolve, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Addresses that do not belong to a server on the internet: this machine, private networks, and reserved ranges. One
 * list for each family, because a combined one would treat every IPv4 address as a part of `::/3`.
 */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic.ipv4.addSubnet(network, prefix, "ipv4");
// Of IPv6 only the range for the internet (2000::/3) is public, without documentation, Teredo and 6to4, which can lead
// anywhere.
for (const [network, prefix] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.ipv6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address can be a partner's server. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  return !notPublic[family].check(address, family);
}

/**
 * Resolves a name for a connection and refuses addresses that are not public. The connection uses this very result, so
 * that the name cannot resolve to another machine a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return callback(new Error("The address is not on the internet."), []);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
