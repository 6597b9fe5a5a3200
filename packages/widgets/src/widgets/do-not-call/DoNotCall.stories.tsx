import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnDoNotCall, master } from "./testing/DrawnDoNotCall.js";

const meta = {
  title: "widgets/DoNotCall",
  tags: ["beta", "!stable"],
  component: DrawnDoNotCall,
} satisfies Meta<typeof DrawnDoNotCall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers that a seller's company does not call. Everything works: adding, lifting, searching. */
export const Default: Story = { args: { profile: master } };

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn() } };

/** Numbers that may be called again, with who said so and why. */
export const Lifted: Story = { args: { initialView: { show: "lifted" } } };

/** Managers see the lists of all companies, and the numbers that no company calls. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const Loading: Story = { args: { handlers: { listSuppressedNumbers: never } } };

export const Empty: Story = { args: { numbers: [] } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

/** A user without a company has no list. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

export const Failed: Story = {
  args: { handlers: { listSuppressedNumbers: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

export const AddForm: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add numbers" }));
    await seen(screen.findByRole("dialog", { name: "Add numbers" }));
  },
};

export const LiftForm: Story = {
  args: { profile: master },
  play: async ({ canvasElement }) => {
    const [more] = await within(canvasElement).findAllByRole("button", { name: /^More/ });
    await userEvent.click(more!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Allow calls again" }));
    await seen(screen.findByRole("dialog", { name: /^Allow calls to/ }));
  },
};

const openImport = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Import a register" }));
  await seen(screen.findByRole("dialog", { name: "Import a register" }));
};

/** Enters the name of a register, chooses a file, and sends it. */
const sendRegister = async (context: { canvasElement: HTMLElement }) => {
  await openImport(context);
  await userEvent.type(screen.getByRole("textbox", { name: "Name of the register" }), "Telephone Preference Service");
  const file = new File(["+442079460000\n".repeat(1_200)], "tps-2026-11.csv");
  await userEvent.upload(document.querySelector<HTMLInputElement>("[role='dialog'] input[type='file']")!, file);
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
};

/** The form for a register: a file, a name and an expiry date. */
export const ImportForm: Story = { args: { profile: master }, play: openImport };

/** While the import is running; it can be stopped. */
export const Importing: Story = {
  args: { profile: master, handlers: { importSuppressedNumbers: never } },
  play: async (context) => {
    await sendRegister(context);
    await screen.findByText("Reading tps-2026-11.csv");
  },
};

/** The result of the import, and the first lines that are not numbers. */
export const Imported: Story = {
  args: { profile: master },
  play: async (context) => {
    await sendRegister(context);
    await screen.findByText("Telephone Preference Service is on the list");
  },
};

/** A file that is refused: the form keeps everything. */
export const ImportRefused: Story = {
  args: {
    profile: master,
    handlers: {
      importSuppressedNumbers: () =>
        fail(400, "FILE_UNREADABLE", "The file has no telephone number.", {
          file: "The file has no telephone number. Numbers need their country code, or choose the country that they are in.",
        }),
    },
  },
  play: async (context) => {
    await sendRegister(context);
    await screen.findByText(/The file has no telephone number/);
  },
};

/** Another import is running: a message above the buttons says so. */
export const ImportUnderWay: Story = {
  args: {
    profile: master,
    handlers: {
      importSuppressedNumbers: () =>
        fail(409, "REGISTER_BEING_IMPORTED", "Another register is being imported. Please try again when that is done."),
    },
  },
  play: async (context) => {
    await sendRegister(context);
    await screen.findByText(/Another register is being imported/);
  },
};

/** A newer file is added to an existing register. */
export const ImportNewer: Story = {
  args: { profile: master },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^More.*Robinson/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Import a newer file" }));
    await seen(screen.findByRole("dialog", { name: "Import a newer Robinson list" }));
  },
};

/** Managers import for all companies, unless they have chosen one. */
export const ImportForEverybody: Story = { args: { profile: fixtures.managerProfile() }, play: openImport };

export const ImportRightToLeft: Story = { ...ImportRefused, globals: { locale: "ar-EG" } };

/** On a phone the dialog fills the screen. */
export const ImportNarrow: Story = {
  args: { profile: master, place: { inlineSize: 390, blockSize: 700 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Import a register" }));
    await seen(screen.findByRole("dialog", { name: "Import a register" }));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
