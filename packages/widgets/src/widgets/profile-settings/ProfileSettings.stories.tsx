import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, empty, fail, fixtures, never, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type CSSProperties } from "react";
import { fn, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { ProfileSettings, type ProfileSettingsProps } from "./index.js";

interface DrawnProps extends ProfileSettingsProps {
  handlers?: FakeHandlers;
  profile?: Partial<CurrentUser>;
  place?: CSSProperties;
}

function DrawnProfileSettings({ handlers, profile, place, ...props }: DrawnProps) {
  const [api] = useState(() =>
    createFakeApi({
      getProfile: () => ok(fixtures.profile(profile)),
      updateProfile: ({ body: { email, currentPassword, ...changes } }) =>
        ok(fixtures.profile({ ...changes, pendingEmail: email && currentPassword ? email : null })),
      getNotificationChoices: () => ok({ choices: fixtures.notificationChoices() }),
      updateNotificationChoices: ({ body }) => ok(body),
      listSessions: () => ok(fixtures.page(fixtures.deviceSessions())),
      endSession: () => empty(),
      endOtherSessions: () => empty(),
      resendEmailChange: () => ok({ message: "A mail is on its way." }),
      cancelEmailChange: () => empty(),
      ...handlers,
    }),
  );
  return (
    <CallwrightApiProvider client={api.client}>
      <div style={{ margin: -24, ...place }}>
        <ProfileSettings {...props} />
      </div>
    </CallwrightApiProvider>
  );
}

const meta = {
  title: "widgets/ProfileSettings",
  component: DrawnProfileSettings,
  args: { onSaved: fn() },
} satisfies Meta<typeof DrawnProfileSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { handlers: { getProfile: never } } };

export const Failed: Story = { args: { handlers: { getProfile: () => fail(500, "INTERNAL_ERROR") } } };

/** B-PROF-02: the error is shown in red above the button. */
export const NotSaved: Story = {
  args: { handlers: { updateProfile: () => fail(500, "INTERNAL_ERROR") } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Surname"), "-Demir");
    await userEvent.click(canvas.getAllByRole("button", { name: "Save" })[0]!);
    await seen(canvas.findByText("Failed to update user info."));
  },
};

/** For a new address, the form asks for the password. */
export const NewAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText("Email");
    await userEvent.clear(email);
    await userEvent.type(email, "elif@meridyen.test");
    await seen(canvas.findByText("Needed to change your email address."));
  },
};

/** A new address takes effect when it is confirmed. */
export const AddressWaits: Story = { args: { profile: { pendingEmail: "elif@meridyen.test" } } };

export const AddressWaitsNarrow: Story = {
  args: {
    profile: { pendingEmail: "maximiliane-friederike.von-und-zu-hohenstein-waldburg@norddeutsche-heimtextilien.test" },
    place: { inlineSize: 390 },
  },
};

export const SignedInOnlyHere: Story = {
  args: { handlers: { listSessions: () => ok(fixtures.page([fixtures.deviceSession()])) } },
};

export const SessionsFailed: Story = { args: { handlers: { listSessions: () => fail(500, "INTERNAL_ERROR") } } };

export const LongNames: Story = {
  args: {
    profile: {
      name: "Maximiliane-Friederike Wilhelmine",
      surname: "von und zu Hohenstein-Waldburg-Trauchburg",
      email: "maximiliane-friederike.von-und-zu-hohenstein-waldburg@norddeutsche-heimtextilien.test",
    },
    place: { inlineSize: 390 },
  },
};

export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
