import { Controls, Description, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";

/** The page of a part that has no words of its own: what it is for, one story to play with, its props. Its states follow on a sheet. */
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
