/** What a mailed link, or the page before, says in the address. */
export interface LinkInSearch {
  /** Good for one use. */
  token?: string;
  /** Where the mail went. */
  email?: string;
}

/** Takes texts only: addresses can be typed by anybody. A token of digits alone arrives as a number. */
export function linkFromSearch({ token, email }: Record<string, unknown>): LinkInSearch {
  const isToken = (typeof token === "string" && token !== "") || typeof token === "number";
  return {
    ...(isToken && { token: String(token) }),
    ...(typeof email === "string" && email !== "" && { email }),
  };
}
