import type { Config } from "../../config/config.ts";
import { invalid } from "../../contract/problem.ts";

/**
 * A URL to which messages may be sent. Whether it leads to the internet is checked when a message is sent, because a
 * name may later resolve to another machine.
 *
 * @throws Problem 400 for an invalid URL, one with a password or, in production, one without encryption.
 */
export function checkedUrl(url: string, { isProduction }: Pick<Config, "isProduction">): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed) throw invalid({ url: "This is not a valid address." });
  if (parsed.username || parsed.password) throw invalid({ url: "An address must not carry a password." });
  if (isProduction && parsed.protocol !== "https:") throw invalid({ url: "The address must begin with https://" });
  return url;
}
