import { Controls, Description, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";

/**
 * The page of a part without an MDX file: its description, one story with controls, and its props. A sheet of its
 * states follows.
 */
export default function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
    </>
  );
}
