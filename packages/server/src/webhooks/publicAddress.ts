import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";

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

/** A name server that is still silent then is not waited for; the next one has as long. */
const NAME_SERVER_MS = 1_500;

/** How the name servers are asked. Each connection has a resolver of its own, which knows the servers of the moment. */
export const createResolver = () => new Resolver({ timeout: NAME_SERVER_MS, tries: 1 });

/**
 * Resolves a name for a connection and refuses addresses that are not public. The connection uses this very result, so
 * that the name cannot resolve to another machine a moment later.
 *
 * The name servers are asked directly. The system's own lookup (`dns.lookup`) would occupy one of the few threads that
 * all names of the process share, for as long as a partner's name server pleases.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  find(createResolver(), hostname, (error, found) => {
    if (error) return callback(error, []);
    return options.all ? callback(null, found) : callback(null, found[0].address, found[0].family);
  });
};

type Addresses = [LookupAddress, ...LookupAddress[]];

/** The public addresses of a name. */
export async function findPublic(resolver: Resolver, hostname: string): Promise<Addresses> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0)
    throw new Error(`The name ${hostname} could not be found.`, {
      cause: four.status === "rejected" ? four.reason : undefined,
    });
  const [first, ...others] = found.filter(isPublicAddress).map((address) => ({ address, family: isIP(address) }));
  if (!first) throw new Error("The address is not on the internet.");
  return [first, ...others];
}

const find = callbackify(findPublic);
