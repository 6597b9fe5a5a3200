import { composeStories, type Decorator } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { afterEach, describe, expect, test } from "vitest";

import { CallwrightProvider } from "../provider/index.js";
import { everyPressLands } from "../testing/everyPressLands.js";

const stories = import.meta.glob<Stories>("../**/*.stories.tsx");
const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.{test,stories}.{ts,tsx}", "!./**"], {
  query: "?raw",
  import: "default",
});

/** Where each form of the library is drawn, empty: the file that makes it, a story, and which of its forms it is. */
const forms: Record<string, readonly [file: string, story: string, index?: number]> = {
  "money/useAddBalanceForm.ts": ["widgets/plans/Plans", "AddingBalance"],
  "companies/useNewCompany.ts": ["widgets/companies/Companies.features", "CreateDrawer"],
  "companies/useCompanyForm.ts": ["widgets/company-settings/CompanySettings", "Default"],
  "companies/faq/FaqForm.tsx": ["widgets/company-faq/CompanyFaq", "Editing"],
  "widgets/forgot-password/ForgotPasswordForm.tsx": ["widgets/forgot-password/ForgotPassword", "Default"],
  "widgets/contact-us/useContactForm.ts": ["widgets/contact-us/ContactUs", "Dialog"],
  "widgets/profile-settings/ProfileForm.tsx": ["widgets/profile-settings/ProfileSettings", "Default"],
  "widgets/profile-settings/Preferences.tsx": ["widgets/profile-settings/ProfileSettings", "Default", 1],
  "widgets/profile-settings/ChangePassword.tsx": ["widgets/profile-settings/ProfileSettings", "Default", 2],
  "widgets/users/form/UserModal.tsx": ["widgets/users/Users.features", "AddModal"],
  "widgets/sign-up/SignUpForm.tsx": ["widgets/sign-up/SignUp", "WithTerms"],
  "widgets/call-center/detail/notes/NoteForm.tsx": ["widgets/call-center/CallCenter.features", "DetailNotes"],
  "widgets/call-center/detail/ItemForm.tsx": ["widgets/call-center/CallCenter.features", "DetailEdit"],
  "widgets/call-center/add/AddNewCallDrawer.tsx": ["widgets/call-center/CallCenter.features", "AddNewCall"],
  "calls/later/CallLaterModal.tsx": ["widgets/call-center/CallCenter.features", "CallLater"],
  "widgets/api-keys/KeyModal.tsx": ["widgets/api-keys/ApiKeys.features", "CreateModal"],
  "auth/NewPasswordForm.tsx": ["widgets/reset-password/ResetPassword", "Default"],
  "widgets/login/LoginForm.tsx": ["widgets/login/Login", "Default"],
  "widgets/products/ProductModal.tsx": ["widgets/products/Products.features", "AddModal"],
  "widgets/welcome/WelcomeCard.tsx": ["widgets/welcome/Welcome", "Default"],
  "widgets/webhooks/EndpointModal.tsx": ["widgets/webhooks/Webhooks.features", "CreateModal"],
  "widgets/onboarding/steps/useCompanyForm.ts": ["widgets/onboarding/Onboarding", "Company"],
  "widgets/onboarding/steps/AddProduct.tsx": ["widgets/onboarding/Onboarding", "Product"],
  "widgets/potential-customers/form/CreateDrawer.tsx": [
    "widgets/potential-customers/PotentialCustomers.features",
    "CreateDrawer",
  ],
  "widgets/potential-customers/form/GeneralInfo.tsx": [
    "widgets/potential-customers/PotentialCustomers.features",
    "EditGeneral",
  ],
  "widgets/potential-customers/contacts/ContactForm.tsx": [
    "widgets/potential-customers/PotentialCustomers.features",
    "ContactForm",
  ],
  "widgets/potential-customers/attach/AttachModal.tsx": [
    "widgets/potential-customers/PotentialCustomers.features",
    "AttachModal",
  ],
};

test("every form of the library is among those that are tried below", async () => {
  const made: string[] = [];
  for (const [path, read] of Object.entries(sources)) {
    if (/\buseForm\(/.test(await read())) made.push(path.replace("../", ""));
  }
  expect(made.toSorted()).toEqual(Object.keys(forms).toSorted());
});

// What comes on demand may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const provided: Decorator = (Story) => (
  <CallwrightProvider>
    <Story />
  </CallwrightProvider>
);

let drawn: HTMLElement | undefined;

afterEach(() => {
  drawn?.remove();
});

describe("every press lands, also one that takes the focus out of a field that is wrong", () => {
  test.each(Object.entries(forms))("in %s", { timeout: 240_000 }, async (_form, [file, name, index = 0]) => {
    const all = composeStories(await stories[`../${file}.stories.tsx`]!(), { decorators: [provided] });
    const story = (all as Record<string, Story>)[name]!;
    const pressed = await everyPressLands(
      async () => {
        drawn?.remove();
        drawn = document.body.appendChild(document.createElement("main"));
        await story.run({ canvasElement: drawn });
      },
      () => formsThere()[index] ?? null,
    );
    expect(pressed.length).toBeGreaterThan(1);
  });
});

/** Forms that are written in beside what they are about, and keep their button beside them. */
const inPlace = ["companies/faq/FaqForm.tsx", "widgets/call-center/detail/notes/NoteForm.tsx"];

/** Forms of what is there already, which is read before it is changed. */
const ofWhatIsThere = ["widgets/potential-customers/form/GeneralInfo.tsx"];

describe("a form in a dialog", () => {
  test.each(Object.entries(forms))("is begun and sent in the same place: %s", async (form, [file, name, index = 0]) => {
    const all = composeStories(await stories[`../${file}.stories.tsx`]!(), { decorators: [provided] });
    drawn = document.body.appendChild(document.createElement("main"));
    await (all as Record<string, Story>)[name]!.run({ canvasElement: drawn });
    await expect.poll(() => formsThere()[index]).toBeDefined();
    const element = formsThere()[index]!;
    const dialog = element.closest("[role='dialog']");
    if (!dialog || inPlace.includes(form)) return;
    const submit = [...element.elements].find((part) => part.matches("[type='submit']"));
    expect(submit?.closest("footer"), "its button is in the footer").not.toBeNull();
    if (ofWhatIsThere.includes(form)) return;
    const hasFocus = () => element.querySelector("[data-cw-field-size]")?.matches(":focus-within");
    await expect.poll(hasFocus, { message: "it begins in its first field" }).toBe(true);
  });
});

/** The forms on the screen; where a dialog is open, its own. */
function formsThere() {
  const inDialog = document.querySelectorAll<HTMLFormElement>("[role='dialog'] form");
  return inDialog.length > 0 ? inDialog : document.querySelectorAll("form");
}

type Stories = Parameters<typeof composeStories>[0];

interface Story {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}
