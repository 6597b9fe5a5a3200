import "./chapter.css";

import { Markdown } from "@storybook/addon-docs/blocks";

/** A chapter of the documents. */
export function Chapter({ children }: { children: string }) {
  return (
    <div className="callwright-chapter">
      <Markdown>{children}</Markdown>
    </div>
  );
}
