/** The search parameters that the link in an email, or the previous page, puts into the address. */
export interface LinkInSearch {
  /** A token that is valid once. */
  token?: string;
  /** The address to which the email was sent. */
  email?: string;
}

/**
 * Reads only texts, because anybody can type an address. The router parses a token that consists of digits as a number.
 */
export function linkFromSearch({ token, email }: Record<string, unknown>): LinkInSearch {
  const isToken = (typeof token === "string" && token !== "") || typeof token === "number";
  return {
    ...(isToken && { token: String(token) }),
    ...(typeof email === "string" && email !== "" && { email }),
  };
}
