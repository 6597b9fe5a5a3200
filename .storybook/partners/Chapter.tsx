import { Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** A chapter of the documents. On a phone its wide tables move under the finger, not the page. */
export function Chapter({ children }: { children: string }) {
  return <Markdown options={{ overrides: { table: WideTable } }}>{children}</Markdown>;
}

const WideTable = (props: ComponentProps<"table">) => (
  <div style={{ overflowX: "auto" }}>
    <table {...props} />
  </div>
);
