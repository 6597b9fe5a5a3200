import type { CallwrightClient } from "@callwright/sdk";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Decorator } from "@storybook/react-vite";

/** Draws a story as wide as the form's side of the login, on the server in its parameters. */
export const onAuthPage: Decorator = (Story, { parameters }) => {
  const { client, pageWidth = 384 } = parameters as { client: CallwrightClient; pageWidth?: number };
  return (
    <CallwrightApiProvider client={client}>
      <div style={{ maxInlineSize: pageWidth, marginInline: "auto" }}>
        <Story />
      </div>
    </CallwrightApiProvider>
  );
};
