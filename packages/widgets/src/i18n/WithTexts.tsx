import { useContext, useEffect, useState, type ReactNode } from "react";

import type { Catalogue } from "./messages.js";
import { MessagesContext } from "./MessagesContext.js";
import { fetchTexts } from "./translations.js";

interface WithTextsProps {
  /** The texts that must be there. */
  of: Catalogue;
  children: ReactNode;
}

/**
 * Draws its children once their texts are there in the reader's language, so that nobody sees them in another one first:
 * at once in English, and also when they cannot be fetched. Children that are drawn already stay, whatever language the
 * host changes to, and what somebody has written in them stays too.
 */
export function WithTexts({ of: { name, translations }, children }: WithTextsProps) {
  const { language, translated } = useContext(MessagesContext);
  const load = language && translations?.[language];
  const isThere = !load || translated[name] !== undefined;
  const [isOpen, setOpen] = useState(isThere);
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    void fetchTexts(language, load).then(() => {
      if (!isGone) setOpen(true);
      return undefined;
    });
    return () => {
      isGone = true;
    };
  }, [isThere, language, load]);
  return isOpen || isThere ? children : null;
}
