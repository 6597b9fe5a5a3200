import type { Meta, StoryObj } from "@storybook/react-vite";

import { Link } from "./index.js";

const meta = {
  title: "ui/Link",
  tags: ["autodocs"],
  component: Link,
  args: { children: "Forgot password?", href: "#forgot" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = (
  <p>
    New here? <Link href="#join">Join Callwright</Link>, or see{" "}
    <Link href="#customer" variant="quiet">
      Halvorsen Interiør AS
    </Link>
    .
  </p>
);

export const Playground: Story = {};
export const InText: Story = { render: () => every };
