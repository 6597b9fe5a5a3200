import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type CSSProperties } from "react";
import { fn } from "storybook/test";

import { CompanyHeader, type CompanyHeaderProps } from "./index.js";

function DrawnCompanyHeader({
  profile = fixtures.profile(),
  place,
  ...props
}: CompanyHeaderProps & { profile?: CurrentUser; place?: CSSProperties }) {
  const [api] = useState(() => createFakeApi({ getProfile: () => ok(profile) }));
  return (
    <CallwrightApiProvider client={api.client}>
      <div style={{ margin: -24, ...place }}>
        <CompanyHeader {...props} />
      </div>
    </CallwrightApiProvider>
  );
}

const meta = {
  title: "widgets/CompanyHeader",
  component: DrawnCompanyHeader,
  args: { area: "settings", onOpenArea: fn() },
} satisfies Meta<typeof DrawnCompanyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Text of more than two lines is collapsed. */
export const LongAbout: Story = {
  args: {
    profile: fixtures.profile({
      sellerCompanies: [
        fixtures.profileCompany({ about: "Meridyen weaves towels and bed linen in Denizli. ".repeat(9) }),
      ],
    }),
  },
};

/** A user without a company sees no header (A-COMPHDR-03). */
export const WithoutCompany: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
