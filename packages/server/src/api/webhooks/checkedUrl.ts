import type { Config } from "../../config/config.ts";
import { invalid } from "../../contract/problem.ts";

/**
 * An address that messages may be sent to. Whether it leads out to the internet is looked at when a message is sent, since a
 * name may come to mean another machine.
 *
 * @throws Problem 400 for what is no address, carries a password or, in production, is not encrypted.
 */
export function checkedUrl(url: string, { isProduction }: Pick<Config, "isProduction">): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed) throw invalid({ url: "This is not a valid address." });
  if (parsed.username || parsed.password) throw invalid({ url: "An address must not carry a password." });
  if (isProduction && parsed.protocol !== "https:") throw invalid({ url: "The address must begin with https://" });
  return url;
}
