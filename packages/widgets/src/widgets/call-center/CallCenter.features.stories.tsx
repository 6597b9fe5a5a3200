import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";

import { CallwrightProvider } from "../../provider/index.js";
import { seen } from "../../testing/seen.js";
import { createTheme } from "../../theme/index.js";
import { DrawnCallCenter, firstItem, manyItems } from "./testing/DrawnCallCenter.js";

const meta = {
  title: "widgets/CallCenter/Features",
  component: DrawnCallCenter,
} satisfies Meta<typeof DrawnCallCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { inlineSize: 390, blockSize: 844 };
const incomplete = [
  fixtures.phoneBook({ contact: null }, 0),
  fixtures.phoneBook({ product: null }, 1),
  fixtures.phoneBook({ potentialCustomerCompany: null }, 2),
  fixtures.phoneBook({ contact: { ...fixtures.contact({}, 3), isDoNotCall: true } }, 3),
];
/** Parts that are loaded on demand may take long on a busy machine. */
const onDemand = { timeout: 10_000 };
const openFirst = { initialView: { openItemId: firstItem.id } };

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }, onDemand));

export const Loading: Story = { args: { handlers: { listPhoneBooks: never } } };

/** No items yet: one sentence and one action (A-CC-09). */
export const Empty: Story = { args: { items: [] } };

/** Managers cannot create items (A-CC-10). */
export const EmptyForManagers: Story = { args: { items: [], profile: fixtures.managerProfile() } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

export const Forbidden: Story = { args: { handlers: { listPhoneBooks: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listPhoneBooks: () => fail(500, "INTERNAL_ERROR", "The call center could not be read.") } },
};

/** Managers see the items of all companies, with a column and a filter for the seller. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

/** On the free plan, rows cannot be selected, exported or called together; the disabled controls say why. */
export const FreePlan: Story = { args: { profile: fixtures.freeProfile() } };

/** A URL contains ids; the filters show the names. */
export const Filtered: Story = {
  args: {
    initialView: {
      productIds: [fixtures.idOf("product", 0), fixtures.idOf("product", 1)],
      potentialCustomerCompanyIds: [fixtures.idOf("customer", 4)],
    },
  },
};

/** A record that was deleted after the item had been created is missing in it; the call button says so. */
export const Incomplete: Story = { args: { items: incomplete } };

export const LongNames: Story = {
  args: {
    items: manyItems.slice(0, 5).map((item) => ({
      ...item,
      potentialCustomerCompany: item.potentialCustomerCompany && {
        ...item.potentialCustomerCompany,
        name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
      },
      contact: item.contact && {
        ...item.contact,
        name: "Maximiliane-Friederike",
        surname: "von und zu Hohenstein-Waldburg",
      },
    })),
  },
};

/** The selected rows, and the actions for them. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[1]!);
    await userEvent.click(rows[2]!);
    await userEvent.click(rows[6]!);
    await seen(screen.findByText("3 selected"));
  },
};

/** Outside office hours an amber line informs the person; the call is still possible. */
export const CallPopover: Story = {
  play: async () => {
    await press("Call Dana Whitfield");
    await seen(screen.findByText("7:32 AM in Chicago, before office hours"));
  },
};

/** After Call Now the button is disabled for five seconds, with a closing ring. */
export const JustCalled: Story = {
  play: async () => {
    await press("Call Ingrid Halvorsen");
    await press("Call Now");
    await seen(screen.findByText("Call is queued..."));
  },
};

/** Everything except a contact exists. */
export const NoContact: Story = {
  args: { items: incomplete },
  play: async () => {
    await press("Call");
    await expect(await screen.findByRole("button", { name: "Call Now" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const AddNewCall: Story = {
  play: async () => {
    await press("Create");
    await seen(screen.findByRole("dialog", { name: "Add New Call" }, onDemand));
  },
};

/** Missing values are reported at their fields. */
export const AddNewCallInvalid: Story = {
  play: async () => {
    await press("Create");
    const dialog = await screen.findByRole("dialog", { name: "Add New Call" }, onDemand);
    await userEvent.click(await within(dialog).findByRole("button", { name: "Create" }));
    await seen(screen.findByText("Product is required"));
  },
};

/** In the customer's time zone, with the seller's own time below. */
export const CallLater: Story = {
  play: async () => {
    await press("Call Dana Whitfield");
    await press("Call Later");
    await seen(screen.findByRole("dialog", { name: "Call Later" }, onDemand));
  },
};

/** The time in each customer's own time zone. */
export const CallSelectedLater: Story = {
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole("checkbox", { name: /all rows/ }));
    await press("Call Later");
    await seen(screen.findByRole("dialog", { name: "Call Selected Rows Later" }, onDemand));
  },
};

const checkedIds = manyItems.slice(0, 10).map(({ id }) => id);

/** The check before a start: who is called now, who waits and until when, and who is not called and why. */
export const CallSelectedChecked: Story = {
  args: {
    handlers: {
      checkCalls: () =>
        ok(
          fixtures.callCheck(checkedIds, {
            held: { OUTSIDE_CALLING_HOURS: checkedIds.slice(4, 7) },
            refused: { DO_NOT_CALL: checkedIds.slice(7, 9), ATTEMPT_LIMIT: checkedIds.slice(9) },
          }),
        ),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("checkbox", { name: /all rows/ }));
    await userEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "Call Now" }));
    await userEvent.click(await screen.findByText("2 asked not to be called", {}, onDemand));
    await seen(screen.findByText("3 will not be called"));
  },
};

/** A reason why a call would not be made at once is shown under the buttons before the call. */
export const CallWaits: Story = {
  args: {
    handlers: {
      checkCalls: ({ body: { phoneBookIds } }) =>
        ok(fixtures.callCheck(phoneBookIds, { held: { OUTSIDE_CALLING_HOURS: phoneBookIds } })),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Call Ingrid Halvorsen" }));
    await seen(screen.findByText(/^Waits until/, {}, onDemand));
  },
};

/** With the simulated carrier, the dialog says what would happen with a real one. */
export const CallSelectedAdvised: Story = {
  args: {
    handlers: {
      checkCalls: () => {
        const strict = fixtures.callCheck(checkedIds, {
          held: { OUTSIDE_CALLING_HOURS: checkedIds.slice(4) },
          refused: { NO_CONSENT: checkedIds.slice(2, 4) },
        });
        const check = fixtures.callCheck(checkedIds, {}, { advised: strict.totals });
        const items = check.items.map((item, nth) => {
          const { verdict, heldUntil, reason } = strict.items[nth]!;
          return { ...item, advised: { verdict, heldUntil, reason } };
        });
        return ok({ ...check, items });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("checkbox", { name: /all rows/ }));
    await userEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "Call Now" }));
    await seen(screen.findByText("With real phones", {}, onDemand));
  },
};

export const DeleteAsks: Story = {
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole("rowheader");
    row!.closest("tr")!.focus();
    await userEvent.keyboard("{Delete}");
    await seen(screen.findByRole("alertdialog", { name: "Delete Halvorsen Interiør AS" }));
  },
};

/** The detail of an item. */
export const Detail: Story = { args: { ...openFirst, onOpenPotentialCustomer: fn() } };

/** Contact, number and language are edited in place. */
export const DetailEdit: Story = { args: openFirst, play: () => press("Edit") };

export const DetailHistory: Story = {
  args: { ...openFirst, onOpenCall: fn() },
  play: async () => userEvent.click(await screen.findByRole("tab", { name: /Call History/ }, onDemand)),
};

export const DetailHistoryEmpty: Story = {
  args: { ...openFirst, handlers: { listCalls: () => ok(fixtures.page([])) } },
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: /Call History/ }, onDemand));
    await seen(screen.findByText("You currently have no phone calls. Let's make one now!"));
  },
};

export const DetailNotes: Story = {
  args: openFirst,
  play: async () => userEvent.click(await screen.findByRole("tab", { name: "Notes" }, onDemand)),
};

export const DetailNotesEmpty: Story = { ...DetailNotes, args: { ...openFirst, notes: [] } };

export const DetailLoading: Story = {
  args: { initialView: { openItemId: fixtures.idOf("phoneBook", 77) }, handlers: { getPhoneBook: never } },
};

export const DetailMissing: Story = {
  args: {
    initialView: { openItemId: fixtures.idOf("phoneBook", 77) },
    handlers: { getPhoneBook: () => fail(404, "NOT_FOUND") },
  },
};

/** Country, number and language are shown if there is enough space. */
export const Wide: Story = { args: { place: { inlineSize: 1480 } } };

export const Medium: Story = { args: { place: { inlineSize: 760 } } };

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: phone } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const DetailRightToLeft: Story = { args: openFirst, globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };

export const DetailTurkish: Story = { args: openFirst, globals: { locale: "tr-TR" } };

const crmTheme = createTheme({ accent: "#0d5bc6", radiusScale: 0.6, fontFamily: "'Source Sans 3', system-ui" });

/** In a partner's CRM: compact, and in the host's own colour. */
export const InCrm: Story = {
  args: { place: { inlineSize: 852, blockSize: "auto", margin: 0, border: "1px solid #d5deea" } },
  decorators: [
    (Story) => (
      <CallwrightProvider theme={crmTheme} density="compact">
        <Story />
      </CallwrightProvider>
    ),
  ],
};
