import { useCallback, useContext } from "react";

import { MessagesContext } from "./MessagesContext.js";

/** What a server says: a stable code, and a sentence in English. */
export interface CodedText {
  code: string;
  message: string;
}

/**
 * Says what the server says: as the host says it under the catalogue's name and the code, or else in the reader's language, or
 * else, and for a code of a newer server, in the server's own words. There is no English of it to carry along.
 *
 * @example
 * const reasonOf = useCodedText("callFailure");
 * reasonOf(call.failureReason);
 */
export function useCodedText(catalogue: string): (said: CodedText) => string {
  const { translated, overrides } = useContext(MessagesContext);
  const own = translated[catalogue];
  const host = overrides?.[catalogue];
  return useCallback(
    ({ code, message }) => {
      const said = host?.[code] ?? own?.[code];
      return typeof said === "string" ? said : message;
    },
    [own, host],
  );
}
