import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { toolbarOf } from "./toolbar.js";

interface Words {
  locale: "en-US" | "tr-TR" | "ar-EG";
  /** `callHistory.title` */
  title: string;
  /** `callStatus.COMPLETED` */
  completed: string;
}

const meta = {
  title: "Embedding/Words",
  args: { locale: "en-US", title: "Phone calls", completed: "Done" },
  argTypes: { locale: { control: "inline-radio", options: ["en-US", "tr-TR", "ar-EG"] } },
  render: ({ locale, title, completed }, { globals }) => (
    <CallwrightProvider
      key={locale}
      mode="demo"
      {...toolbarOf(globals)}
      locale={locale}
      messages={{ callHistory: { title }, callStatus: { COMPLETED: completed } }}
    >
      <div style={{ blockSize: 520 }}>
        <CallHistory />
      </div>
    </CallwrightProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await seen(within(canvasElement).findByRole("heading", { name: args.title }));
  },
} satisfies Meta<Words>;
export default meta;

/** Say two texts differently, in any language. */
export const InYourOwnWords: StoryObj<Words> = {};

/** Everything else is Turkish by itself. */
export const InTurkish: StoryObj<Words> = {
  args: { locale: "tr-TR", title: "Telefon görüşmeleri", completed: "Bitti" },
};
