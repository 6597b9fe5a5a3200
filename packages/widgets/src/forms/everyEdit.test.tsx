import { composeStories, type Decorator } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { CallwrightProvider } from "../provider/index.js";
import { waitLightly } from "../testing/waitLightly.js";

const stories = import.meta.glob<Stories>("../**/*.stories.tsx");
/** Modules that may edit: parts, styles and texts do not. */
const sources = import.meta.glob<string>(
  [
    "../{auth,calls,companies,lists,money,records,widgets}/**/*.{ts,tsx}",
    "!../**/*.{test,stories,styles,messages,messages.tr}.{ts,tsx}",
  ],
  { query: "?raw", import: "default" },
);

/** The places where shared records are edited: a story, and how to reach its form and change something. */
const edits: Record<string, readonly [file: string, story: string, change?: () => Promise<void>]> = {
  Campaign: ["widgets/campaigns/Campaigns", "EditForm"],
  Contact: ["widgets/potential-customers/PotentialCustomers.features", "ContactForm"],
  Faq: ["widgets/company-faq/CompanyFaq", "Editing", changeText],
  PhoneBook: ["widgets/call-center/CallCenter.features", "DetailEdit", chooseLanguage],
  PhoneBookReview: ["widgets/call-center/CallCenter.features", "DetailNotes", changeNote],
  PotentialCustomer: ["widgets/potential-customers/PotentialCustomers.features", "EditGeneral"],
  "Profile's preferences": ["widgets/profile-settings/ProfileSettings", "Default", chooseClock],
  Product: ["widgets/products/Products.features", "EditModal"],
  Profile: ["widgets/profile-settings/ProfileSettings", "Default", changeText],
  SellerCompany: ["widgets/company-settings/CompanySettings", "Default", changeText],
  User: ["widgets/users/Users.features", "EditModal"],
};

/** Edits without a precondition, and feedback, which belongs to its author alone. */
const ofOnePerson = [
  "DialPolicy",
  "Feedback",
  "NotificationChoices",
  "NumberCaps",
  "PotentialCustomerTag",
  "WebhookEndpoint",
];

test("everything that the library edits is among what is tried below", async () => {
  const used = new Set<string>();
  for (const text of await Promise.all(Object.values(sources).map((read) => read())))
    for (const [, what = ""] of text.matchAll(/\buseUpdate(\w+)\(\)/g)) used.add(what);
  expect([...used].toSorted()).toEqual(
    [...Object.keys(edits).filter((name) => /^\w+$/.test(name)), ...ofOnePerson].toSorted(),
  );
});

waitLightly();

const provided: Decorator = (Story) => (
  <CallwrightProvider>
    <Story />
  </CallwrightProvider>
);

const PlainRequest = globalThis.Request;
let sent: Request[] = [];
let drawn: HTMLElement | undefined;

beforeAll(() => {
  globalThis.Request = class extends PlainRequest {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given);
      if (this.method === "PATCH") sent.push(this);
    }
  };
});
afterAll(() => {
  globalThis.Request = PlainRequest;
});
afterEach(() => {
  drawn?.remove();
  sent = [];
});

test.each(Object.entries(edits))(
  "the form of a %s says what it was filled from",
  { timeout: 60_000 },
  async (_what, [file, name, change = changeInDialog]) => {
    const all = composeStories(await stories[`../${file}.stories.tsx`]!(), { decorators: [provided] });
    drawn = document.body.appendChild(document.createElement("main"));
    await (all as Record<string, Story>)[name]!.run({ canvasElement: drawn });
    await change();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    for (const { url, headers } of sent) expect(headers.get("If-Match"), url).toMatch(/^"\d{4}-.+Z"$/);
  },
);

async function changeInDialog() {
  await changeText(await screen.findByRole("dialog"));
}

/** Types into the first field, and saves. */
async function changeText(inside = document.body) {
  const [field] = await within(inside).findAllByRole("textbox");
  await userEvent.type(field!, " x");
  await userEvent.click(await within(inside).findByRole("button", { name: "Save" }));
}

async function chooseLanguage() {
  const drawer = within(await screen.findByRole("dialog"));
  await userEvent.click(await drawer.findByRole("button", { name: /Language$/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Norwegian/ }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
}

async function chooseClock() {
  await userEvent.click(await screen.findByRole("button", { name: /Clock$/ }));
  await userEvent.click(await screen.findByRole("option", { name: /^24 hours/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save preferences" }));
}

async function changeNote() {
  const [edit] = await screen.findAllByRole("button", { name: /^Edit / });
  const card = edit!.closest("li")!;
  await userEvent.click(edit!);
  await changeText(card);
}

type Stories = Parameters<typeof composeStories>[0];

interface Story {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}
