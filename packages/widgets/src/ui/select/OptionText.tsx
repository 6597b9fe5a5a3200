import type { Option } from "../option-list/index.js";
import { Code, Text } from "./Select.styles.js";

/** A chosen option inside a trigger. */
export function OptionText({ option: { label, code } }: { option: Option }) {
  return (
    <>
      {code !== undefined && <Code>{code}</Code>}
      <Text>{label}</Text>
    </>
  );
}
