import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";

import { Button } from "../button/index.js";
import { type Toaster, useToast } from "./index.js";

interface ToastsProps {
  /** The message that the story shows at first. */
  say: (toast: Toaster) => void;
}

function Toasts({ say }: ToastsProps) {
  const toast = useToast();
  useEffect(() => {
    if (!toast.hasSpoken) say(toast);
  }, [toast, say]);
  return <Button onPress={() => say(toast)}>Say it again</Button>;
}

const meta = { title: "ui/Toast", tags: ["autodocs"], component: Toasts } satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  args: {
    say: (toast) => {
      toast.loading("Calling...", { id: "loading", body: "Halvorsen Interiør AS" });
      toast.error("Error during export", { id: "error" });
      toast.success("Calls successfully scheduled", { id: "success" });
    },
  },
};

export const Info: Story = { args: { say: (toast) => toast.info("Skip the tour any time.", { id: "info" }) } };

/** The result replaces the form. */
export const ReplacedInPlace: Story = {
  args: {
    say: (toast) => {
      toast.loading("Calling...", { id: "call", body: "Halvorsen Interiør AS" });
      toast.error("Error during export", { id: "export" });
      toast.error("The line is busy.", { id: "call", body: "Halvorsen Interiør AS" });
    },
  },
};

export const LongText: Story = {
  args: {
    say: (toast) =>
      toast.error("Error", { id: "long", body: "Something went wrong. Please try again later. ".repeat(4).trim() }),
  },
};

/** A tag may have been renamed: nobody knows. */
export const LostAnswer: Story = {
  args: {
    say: (toast) =>
      toast.failed(
        { code: "NETWORK_FAILED", status: 0, operation: "updatePotentialCustomerTag" },
        "The tag could not be renamed.",
        { id: "lost" },
      ),
  },
};

/** The browser was offline when the tag was renamed. */
export const Unsent: Story = {
  args: {
    say: (toast) =>
      toast.failed(
        { code: "NETWORK_FAILED", status: 0, operation: "updatePotentialCustomerTag", isUnsent: true },
        "The tag could not be renamed.",
        { id: "unsent" },
      ),
  },
};

export const RightToLeft: Story = { ...EveryKind, globals: { locale: "ar-EG" } };
