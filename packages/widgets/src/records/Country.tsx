import { useNames } from "../i18n/index.js";
import { Truncate } from "../ui/truncate/index.js";
import { Code, Place } from "./Country.styles.js";

/** A country in the reader's language, behind its code. */
export function Country({ iso2 }: { iso2: string }) {
  return (
    <Place>
      <Code aria-hidden="true">{iso2}</Code>
      <Truncate>{useNames().country(iso2)}</Truncate>
    </Place>
  );
}
