import { useMemo } from "react";

import { useNames } from "../i18n/index.js";
import { callLanguages } from "./callLanguages.js";

/** The languages of calls, by their names in the reader's language (A-LANG-01). */
export function useLanguageOptions() {
  const formats = useNames();
  return useMemo(() => callLanguages.map((code) => ({ id: code, label: formats.language(code), code })), [formats]);
}
