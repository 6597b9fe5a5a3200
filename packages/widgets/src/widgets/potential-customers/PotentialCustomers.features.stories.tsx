import { changedMeanwhile, fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { CallwrightProvider } from "../../provider/index.js";
import { seen } from "../../testing/seen.js";
import { createTheme } from "../../theme/index.js";
import { contacts, DrawnPotentialCustomers, manyCustomers } from "./testing/DrawnPotentialCustomers.js";

const meta = {
  title: "widgets/PotentialCustomers/Features",
  component: DrawnPotentialCustomers,
} satisfies Meta<typeof DrawnPotentialCustomers>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = fixtures.idOf("customer", 0);
const inStates = fixtures.idOf("customer", 4);

export const Loading: Story = { args: { handlers: { listPotentialCustomers: never } } };

export const Empty: Story = { args: { customers: [] } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

export const Forbidden: Story = { args: { handlers: { listPotentialCustomers: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listPotentialCustomers: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

/** On the free plan there are no actions for several rows; the disabled controls say why. */
export const FreePlan: Story = { args: { profile: fixtures.freeProfile() } };

/** Managers see the catalogue, or one company's customers. */
export const Manager: Story = {
  args: { profile: fixtures.managerProfile(), initialView: { sellerCompanyId: fixtures.idOf("company", 0) } },
};

export const Filtered: Story = { args: { initialView: { tagIds: [fixtures.idOf("tag", 0)] } } };

export const LongNames: Story = {
  args: {
    customers: manyCustomers.slice(0, 5).map((customer) => ({
      ...customer,
      name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
      tags: customer.tags.map((tag) => ({ ...tag, title: "Spring fair of the northern home textile trade" })),
    })),
  },
};

/** The selected rows, and the actions for them. */
export const Selected: Story = {
  args: { profile: fixtures.managerProfile() },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[1]!);
    await userEvent.click(rows[3]!);
    await seen(screen.findByText("2 selected"));
  },
};

/** The whole page is selected; one more press selects the rows on the other pages. */
export const SelectedPage: Story = {
  play: async ({ canvasElement }) => {
    const page = await within(canvasElement).findByRole("checkbox", { name: /^Select all/ });
    await userEvent.click(page);
    await seen(screen.findByRole("button", { name: "Select all 42" }));
  },
};

const openCreate: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Create" }));
  await seen(screen.findByRole("dialog", { name: "Create potential customer" }));
};

export const CreateDrawer: Story = { play: openCreate };

export const CreateWithErrors: Story = {
  play: async (context) => {
    await openCreate(context);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create" }));
    await seen(screen.findByText("Please enter your customer name."));
  },
};

const openDrawer = (openCustomerId: string): Story => ({ args: { initialView: { openCustomerId } } });

/** A country with several time zones asks which one. */
export const SeveralTimeZones: Story = openDrawer(inStates);

/** The customer's own data; its tags are changed in place. */
export const EditGeneral: Story = openDrawer(first);

const openContacts: Story["play"] = async () => {
  await userEvent.click(await screen.findByRole("tab", { name: /Contacts/ }));
  await seen(screen.findByText("Ingrid Halvorsen"));
};

export const EditContacts: Story = { ...openDrawer(first), play: openContacts };

const { id, startAt, answeredAt, createdAt } = fixtures.call({ status: "RINGING" });
const activeCall = { id, status: "RINGING" as const, startAt, answeredAt, createdAt };

/** A contact who is being called is marked; with `onOpenCall`, there is a link to the call. */
export const EditContactsOnThePhone: Story = {
  args: {
    ...openDrawer(first).args,
    onOpenCall: fn(),
    handlers: { listContacts: () => ok(fixtures.page([fixtures.contact({ activeCall }), ...contacts.slice(1)])) },
  },
  play: openContacts,
};

export const EditWithoutContacts: Story = {
  ...openDrawer(fixtures.idOf("customer", 3)),
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: /Contacts/ }));
    await seen(screen.findByText("There are no contacts yet."));
  },
};

/** A contact who may not be called now, with the time in their time zone, the verdict with a real carrier, and their consents. */
export const ContactWhoWaits: Story = {
  args: {
    ...openDrawer(first).args,
    handlers: {
      getContactCallability: () =>
        ok(
          fixtures.contactCallability({
            verdict: "HELD",
            heldUntil: "2026-11-19T08:00:00.000Z",
            reason: {
              code: "OUTSIDE_CALLING_HOURS",
              message: "Nobody may be called at this hour where the person is.",
            },
          }),
        ),
    },
  },
  play: async (context) => {
    await openContacts(context);
    await userEvent.click(screen.getByText("Ingrid Halvorsen"));
    await seen(screen.findByText(/^Waits until/));
  },
};

export const ContactForm: Story = {
  ...openDrawer(first),
  play: async (context) => {
    await openContacts(context);
    await userEvent.click(screen.getByText("Sindre Aas"));
    await seen(screen.findByRole("heading", { name: "Sindre Aas" }));
  },
};

let isChanged = false;
const read = () => fixtures.potentialCustomerDetail(fixtures.potentialCustomer());

/** Somebody else has saved meanwhile: the form keeps what was typed and shows both versions. */
export const EditMeanwhile: Story = {
  args: {
    initialView: { openCustomerId: first },
    handlers: {
      getPotentialCustomer: () =>
        ok(
          isChanged
            ? {
                ...read(),
                name: "Halvorsen Interiør Group",
                website: "https://halvorsen.no",
                updatedAt: fixtures.minutesAgo(2),
              }
            : read(),
        ),
      updatePotentialCustomer: () => {
        isChanged = true;
        return changedMeanwhile({ at: fixtures.minutesAgo(2), by: "Deniz Kaya" });
      },
    },
  },
  beforeEach: () => {
    isChanged = false;
  },
  play: async () => {
    const name = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Halvorsen Hotels");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await seen(screen.findByRole("group", { name: /Deniz Kaya changed this/ }));
  },
};

export const EditMeanwhileDark: Story = { ...EditMeanwhile, globals: { scheme: "dark" } };

export const EditMeanwhileOnThePhone: Story = {
  ...EditMeanwhile,
  args: { ...EditMeanwhile.args, place: { inlineSize: 390, blockSize: 844 } },
};

export const EditLoading: Story = {
  args: { initialView: { openCustomerId: first }, handlers: { getPotentialCustomer: never } },
};

export const EditMissing: Story = {
  args: { initialView: { openCustomerId: first }, handlers: { getPotentialCustomer: () => fail(404, "NOT_FOUND") } },
};

const openImport: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Import" }));
  await seen(screen.findByRole("dialog", { name: "Import Excel" }));
};

const chooseFile: Story["play"] = async (context) => {
  await openImport(context);
  const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["workbook"], "customers.xlsx"));
};

const sendFile: Story["play"] = async (context) => {
  await chooseFile(context);
  const dialog = screen.getByRole("dialog");
  await seen(screen.findByRole("button", { name: "Other file" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Import" }));
};

export const ImportModal: Story = { play: openImport };

/** The preview of an import, with problems and new records. */
export const ImportPlanned: Story = {
  args: {
    handlers: {
      previewPotentialCustomersImport: () =>
        ok(
          fixtures.importPreview({
            sheets: [
              { name: "Leads", isHidden: false },
              { name: "Old", isHidden: true },
            ],
            sheet: "Leads",
            created: 1_248,
            updated: 62,
            contactsCreated: 1_190,
            errors: [
              { row: 7, column: "Contact Phone", reason: '"12" is not a valid phone number.' },
              { row: 31, column: "Country", reason: 'There is no country "Atlantis".' },
            ],
            newProducts: [
              { name: "Tery bath towels", rows: 1, similarTo: "Terry bath towels" },
              { name: "Cotton bed linen", rows: 40, similarTo: null },
            ],
            newTags: [{ name: "Fair lead", rows: 310, similarTo: null }],
            notes: [
              { code: "ROWS_ABOVE_HEADER", count: 2 },
              { code: "REPEATED_ROWS", count: 3 },
              { code: "WITHOUT_CONTACT", count: 58 },
            ],
          }),
        ),
    },
  },
  play: async (context) => {
    await chooseFile(context);
    await seen(screen.findByText("2 rows will be left out"));
  },
};

/** A file with unknown headings: the dialog asks for the meaning of the columns. */
export const ImportColumns: Story = {
  args: {
    handlers: {
      previewPotentialCustomersImport: () =>
        ok(
          fixtures.importPreview({
            columns: [
              { heading: "Who", samples: ["Halvorsen Interiør AS", "Okafor & Sons"], readAs: null },
              { heading: "Country", samples: ["Norway", "Nigeria"], readAs: "Country" },
              { heading: "", samples: ["+4722860144"], readAs: null },
            ],
            missingColumns: ["Name"],
            created: 0,
            updated: 0,
            contactsCreated: 0,
          }),
        ),
    },
  },
  play: async (context) => {
    await chooseFile(context);
    await seen(screen.findByText("Which column is Name?"));
  },
};

/** While a file is imported, the dialog says so and shows the elapsed time. */
export const ImportSending: Story = {
  args: { handlers: { importPotentialCustomers: never } },
  play: async (context) => {
    await sendFile(context);
    await seen(screen.findByText("Importing customers.xlsx"));
  },
};

/** The file is invalid; the server says why. */
export const ImportRefused: Story = {
  args: {
    handlers: {
      importPotentialCustomers: () => fail(400, "VALIDATION_FAILED", "The file has no column called Name."),
    },
  },
  play: async (context) => {
    await sendFile(context);
    await seen(screen.findByText("The file has no column called Name."));
  },
};

/** Rows that could not be imported are listed; the others were imported. */
export const ImportWithBadRows: Story = {
  args: {
    handlers: {
      importPotentialCustomers: () =>
        ok({
          created: 48,
          updated: 2,
          errors: [
            { row: 4, column: "Country", reason: "“Norwegen” is not a country." },
            { row: 17, column: "Contact Phone", reason: "“22 86” is not a phone number." },
            { row: 31, column: null, reason: "The plan allows 1,000 customers." },
          ],
        }),
    },
  },
  play: async (context) => {
    await sendFile(context);
    await seen(screen.findByRole("heading", { name: "Import Excel" }));
    await seen(screen.findByRole("cell", { name: "Contact Phone" }));
  },
};

export const AttachModal: Story = {
  args: { profile: fixtures.managerProfile() },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[0]!);
    await userEvent.click(rows[2]!);
    await userEvent.click(await screen.findByRole("button", { name: "Attach" }));
    await seen(screen.findByRole("dialog", { name: "Attach 2 customers" }));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 844 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const EditRightToLeft: Story = { ...EditGeneral, globals: { locale: "ar-EG" } };

const crmTheme = createTheme({ accent: "#0d5bc6", radiusScale: 0.6, fontFamily: "'Source Sans 3', system-ui" });

/** In a partner's CRM: compact, in the host's own colour. */
export const InCrm: Story = {
  args: {
    customers: manyCustomers.slice(0, 8),
    handlers: { listContacts: () => ok(fixtures.page([...contacts])) },
    place: { inlineSize: 852, blockSize: "auto", margin: 0, border: "1px solid #d5deea" },
  },
  decorators: [
    (Story) => (
      <CallwrightProvider theme={crmTheme} density="compact">
        <Story />
      </CallwrightProvider>
    ),
  ],
};

const written = fixtures.consent({ givenAt: "2026-11-03T09:00:00.000Z", expiresAt: "2027-11-03T09:00:00.000Z" });
const presumed = fixtures.consent({ basis: "PRESUMED", evidence: "They ordered samples by email" }, 1);

/** The consents with their evidence; each can be withdrawn, and another one recorded. */
export const ContactConsents: Story = {
  args: {
    ...openDrawer(first).args,
    handlers: {
      getContactCallability: () => ok(fixtures.contactCallability({ consents: [written, presumed] })),
    },
  },
  play: async (context) => {
    await openContacts(context);
    await userEvent.click(screen.getByText("Ingrid Halvorsen"));
    await seen(screen.findByText(/^Written consent/));
  },
};

const askForConsent = async (context: Parameters<typeof openContacts>[0]) => {
  await openContacts(context);
  await userEvent.click(screen.getByText("Ingrid Halvorsen"));
  await userEvent.click(await screen.findByRole("button", { name: "Record consent" }));
};

/** The basis of a consent, its evidence, its start and its end. */
export const ConsentForm: Story = {
  args: openDrawer(first).args,
  play: async (context) => {
    await askForConsent(context);
    await seen(screen.findByRole("button", { name: /What it rests on$/ }));
  },
};

/** A consent is recorded with its basis, and the form explains what that basis permits. */
export const RecordConsent: Story = {
  args: {
    ...openDrawer(first).args,
    handlers: {
      getContactCallability: () =>
        ok(
          fixtures.contactCallability({
            verdict: "REFUSED",
            reason: {
              code: "NO_CONSENT",
              message: "There is no consent to this call on record, which is needed in this country.",
            },
          }),
        ),
    },
  },
  play: async (context) => {
    await askForConsent(context);
    await userEvent.click(await screen.findByRole("button", { name: /What it rests on$/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Spoken consent" }));
    await seen(screen.findByText(/except in the United States/));
  },
};
