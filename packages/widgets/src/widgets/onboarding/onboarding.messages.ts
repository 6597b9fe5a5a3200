import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of the onboarding. */
export const onboardingMessages = defineMessages(
  "onboarding",
  {
    steps: "Steps",
    step: "Step {step} of {count}",
    welcome: "Welcome",
    welcomeHint: "What Callwright does",
    company: "Company",
    companyHint: "Who is calling",
    product: "Product",
    productHint: "What you sell",
    summary: "Summary",
    summaryHint: "Check and start",
    done: "done",

    title: "Welcome to Callwright",
    lead: "An assistant calls your customers for you and tells you what they said.",
    pointCustomers: "You say whom to call and about which product.",
    pointCalls: "The assistant calls, now or at a time that suits them, in their language.",
    pointResults: "You read and hear every conversation, and see who is interested.",

    companyTitle: "Tell us about your company",
    companyLead: "Your assistant introduces itself on behalf of this company.",
    name: "Company name",
    website: "Website",
    country: "Country",
    city: "City",
    countryFirst: "Choose a country first",
    currencyTry: "Sets your currency to TRY.",
    nameMissing: "Please enter your company name!",
    websiteMissing: "Please enter your company website!",
    countryMissing: "Please select your country!",
    fillIn: "Please fill in all required fields.",

    productTitle: "What do you sell?",
    productLead: "Choose from the list, or add your own. You can tell more about them later.",
    products: "Products",
    noProducts: "There is no list to choose from yet. Add your own products below.",
    addProduct: "Add your own product",
    add: "Add",
    productShort: "A product's name has at least 2 characters.",
    productMissing: "Please select or add product!",
    chosen: { one: "{count} product chosen", other: "{count} products chosen" },

    summaryTitle: "Is this right?",
    summaryLead: "You can change everything later in the company's settings.",
    currency: "Currency",
    unknown: "-",

    back: "Back",
    continue: "Continue",
    start: "Let's start!",
    preview: "Preview",
    previewName: "Your company",
  },
  { tr: () => import("./onboarding.messages.tr.js") },
);

/** Texts a host says differently. */
export type OnboardingMessages = MessageOverrides<typeof onboardingMessages>;
