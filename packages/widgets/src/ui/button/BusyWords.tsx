import { useEffect, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { Unseen } from "../unseen/index.js";
import { buttonMessages } from "./button.messages.js";

/** Says that a button is at work to those who do not see its spinner. */
export function BusyWords() {
  const t = useMessages(buttonMessages);
  const [isThere, setThere] = useState(false);
  // Assistive technology reads what changes in a region, not what it came with.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return <Unseen role="status">{isThere && t.busy}</Unseen>;
}
