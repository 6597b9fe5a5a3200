import { createHmac, timingSafeEqual } from "node:crypto";

/** The fields of a form; a name may occur several times. */
export type Form = Readonly<Record<string, string | string[]>>;

/**
 * The value of `X-Twilio-Signature`: an HMAC over the URL that Twilio was given and, for a form, every field sorted by
 * name, each name followed by its value. The handshake of a websocket is signed in the same way, over its `wss:` URL,
 * without fields.
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

/**
 * Whether a request comes from Twilio: it is signed with our account's token over this URL (with or without its
 * standard port) and form.
 */
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

/** The URL that was called and, if its port is the default one of the scheme, its other notation. */
function withAndWithoutPort(url: string): string[] {
  const parts = /^(\w+):\/\/([^/?#:]+)(:\d+)?(.*)$/s.exec(url);
  if (!parts) return [url];
  const [, scheme = "", host = "", port, rest = ""] = parts;
  const standard = scheme === "https" || scheme === "wss" ? ":443" : ":80";
  if (port === undefined) return [url, `${scheme}://${host}${standard}${rest}`];
  return [url, `${scheme}://${host}${rest}`];
}
