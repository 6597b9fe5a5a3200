import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The caller's address. Each trusted proxy appended the address it saw to `X-Forwarded-For`, so ours is that many places
 * from the end; anything further left was written by the caller and proves nothing.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const forwarded =
      c.req
        .header("x-forwarded-for")
        ?.split(",")
        .map((part) => part.trim()) ?? [];
    const address = forwarded.at(-trustedProxies) ?? forwarded[0];
    if (address) return address;
  }
  return getConnInfo(c).remote.address ?? "unknown";
}
