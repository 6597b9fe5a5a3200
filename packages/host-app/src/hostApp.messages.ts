const english = {
  /** The language of these texts. */
  language: "en" as "en" | "tr",
  appName: "Callwright",
  tagline: "Calls, well made.",
  loading: "Loading...",
  signingOut: "Signing out",
  signOutEverywhere: "Sign out in all tabs?",
  unsavedElsewhere: "Another tab has changes that have not been saved. They are lost when you sign out.",
  signIn: "Sign in",
  signUp: "Sign up",
  forgotPassword: "Forgot password",
  newPassword: "Set a new password",
  acceptInvitation: "Accept your invitation",
  verifyEmail: "Verify your email",
  onboarding: "Set up your company",
  terms: "Terms of service",
  backToSignUp: "Back to sign up",
  nothingHere: "Nothing to see here",
  notFound: "Not found",
  goHome: "Go to the dashboard",

  skipToContent: "Skip to content",
  menu: "Menu",
  navigation: "Navigation",
  main: "Main",
  expand: "Expand",
  collapse: "Collapse",
  dashboard: "Dashboard",
  callCenter: "Call Center",
  myCalls: "My Calls",
  allCalls: "All Calls",
  liveCalls: "Live calls",
  campaigns: "Campaigns",
  companies: "Companies",
  potentialCustomers: "Potential Customers",
  balance: "Balance",
  products: "Products",
  users: "Users",
  userDetail: "User Detail",
  callHistory: "Call History",
  settings: "Settings",
  faq: "FAQ",
  doNotCall: "Do not call",
  members: "Members",
  plans: "Plans",
  usage: "Usage",
  numbers: "Numbers",
  developers: "Developers",
  apiKeys: "API keys",
  webhooks: "Webhooks",
  seller: "Seller",

  lowBalance: "Your balance is low.",
  freeMinutes: (count: number) => (count === 1 ? "1 free minute left" : `${count} free minutes left`),
  lowMinutes: "You have less than 5 minutes left.",
  contactUs: "Contact us",
  userGuide: "User guide",

  account: "Account",
  profileSettings: "Profile settings",
  myCompany: "My Company",
  theme: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  signOut: "Sign out",
  roles: {
    ADMIN: "Admin",
    REPRESENTATIVE: "Representative",
    MASTER_ACCOUNT: "Master Account",
    SELLER: "Seller",
  },

  offline: "You are offline. What you see may be out of date.",
  unreachable: "The server cannot be reached. What you see may be out of date.",
  stuck: "A part of the page could not be loaded.",
  newVersion: "There is a new version of Callwright.",
  reload: "Reload",

  noAuthenticationCheck: "Authentication check is required to start the app.",
};

/** The texts of the app in any language. */
export type HostAppMessages = typeof english;

/** The texts of the app in the user's language. The texts of the widgets are in the widgets' own messages files. */
export let messages: HostAppMessages = english;

/**
 * Sets the texts of the app; without an argument, the English ones. What is already rendered has to be rendered again.
 */
export function speak(texts: HostAppMessages = english): void {
  messages = texts;
}
