import type { Meta, StoryObj } from "@storybook/react-vite";

import { Mail } from "../icon/generated/icons.js";
import { Link } from "../link/index.js";
import { PasswordField, TextField } from "./index.js";

const meta = {
  title: "ui/TextField",
  tags: ["autodocs"],
  component: TextField,
  args: { label: "Customer name" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = (
  <div
    style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))", maxWidth: 640 }}
  >
    <TextField label="Customer name" placeholder="Halvorsen Interiør AS" />
    <TextField label="Website" prefix="https://" defaultValue="halvorsen.no" isOptional />
    <TextField label="Email" defaultValue="ingrid@" errorMessage="Invalid email!" />
    <TextField label="Surname" description="As it stands on the contract." />
    <TextField label="Email" icon={Mail} defaultValue="ingrid@halvorsen.no" />
    <TextField label="Company" defaultValue="Aegean Olive Trading" isDisabled />
    <PasswordField
      label="Password"
      defaultValue="Callwright1"
      autoComplete="current-password"
      labelAside={<Link href="#forgot">Forgot password?</Link>}
    />
    <TextField label="Your name" size="large" defaultValue="Ingrid" />
  </div>
);

export const Playground: Story = {};
export const States: Story = { render: () => every };
export const Focused: Story = { args: { defaultValue: "Halvorsen", autoFocus: true } };
export const RightToLeft: Story = { render: () => every, globals: { locale: "ar-EG" } };
