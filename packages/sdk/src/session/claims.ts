/** The claims of an access token that the SDK needs. It only reads them; the server decides whether to trust them. */
interface Claims {
  /** The user of the token. */
  sub?: string;
  /** Its expiry, in seconds since 1970. */
  exp?: number;
  /** All other claims. */
  [claim: string]: unknown;
}

/** Reads the claims of a JSON Web Token; an opaque token has none. */
export function readClaims(token: string | null | undefined): Claims {
  try {
    const payload = token?.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
  } catch {
    return {};
  }
}

/** A token is renewed this long before its end, so that none expires while its request is in transit. */
export const marginMs = 30_000;
