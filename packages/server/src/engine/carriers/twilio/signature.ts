import { createHmac, timingSafeEqual } from "node:crypto";

/** The fields of a form; a name may come several times. */
export type Form = Readonly<Record<string, string | string[]>>;

/**
 * What Twilio puts into `X-Twilio-Signature`: an HMAC over the address it was given and, for a form, every field sorted by name, each
 * name followed by its value. The handshake of a websocket is signed the same way, over its `wss:` address, without fields.
 */
export function twilioSignature(authToken: string, url: string, form: Form = {}): string {
  const fields = Object.entries(form)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, values]) =>
      [...new Set([values].flat())]
        .toSorted()
        .map((value) => name + value)
        .join(""),
    );
  return createHmac("sha1", authToken)
    .update(url + fields.join(""))
    .digest("base64");
}

/** Whether a request is Twilio's, signed with our account's token over this address (with or without its standard port) and form. */
export function isFromTwilio(
  authToken: string,
  url: string,
  form: Form,
  signature: string | null | undefined,
): boolean {
  const given = Buffer.from(signature ?? "");
  return withAndWithoutPort(url).some((address) => {
    const made = Buffer.from(twilioSignature(authToken, address, form));
    return made.length === given.length && timingSafeEqual(made, given);
  });
}

/** The address it was called by and, where that is the scheme's own port, the same written the other way. */
function withAndWithoutPort(url: string): string[] {
  const parts = /^(\w+):\/\/([^/?#:]+)(:\d+)?(.*)$/s.exec(url);
  if (!parts) return [url];
  const [, scheme = "", host = "", port, rest = ""] = parts;
  const standard = scheme === "https" || scheme === "wss" ? ":443" : ":80";
  if (port === undefined) return [url, `${scheme}://${host}${standard}${rest}`];
  return [url, `${scheme}://${host}${rest}`];
}
