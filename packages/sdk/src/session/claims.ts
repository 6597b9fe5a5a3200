/** What the SDK wants to know from an access token. It is only read; whether to trust it is the server's business. */
interface Claims {
  /** Whose token it is. */
  sub?: string;
  /** When it expires, in seconds since 1970. */
  exp?: number;
  /** Whatever else it says. */
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
