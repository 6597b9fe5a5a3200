import { useEffect, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { Unseen } from "../unseen/index.js";
import { buttonMessages } from "./button.messages.js";

/** Announces that a button is busy to people who do not see its spinner. */
export function BusyWords() {
  const t = useMessages(buttonMessages);
  const [isThere, setThere] = useState(false);
  // Screen readers read changes in a live region, not its initial content.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return <Unseen role="status">{isThere && t.busy}</Unseen>;
}
