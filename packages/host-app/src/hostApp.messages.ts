/** Every word the app itself says; what widgets say is in their own messages files. */
export const messages = {
  appName: "Callwright",
  tagline: "Calls, well made.",
  loading: "Loading...",
  signingOut: "Signing out",
  signIn: "Sign in",
  nothingHere: "Nothing to see here",
  notFound: "Not found",
  goHome: "Go to the call center",

  skipToContent: "Skip to content",
  menu: "Menu",
  navigation: "Navigation",
  main: "Main",
  expand: "Expand",
  collapse: "Collapse",
  callCenter: "Call Center",
  myCalls: "My Calls",
  allCalls: "All Calls",
  potentialCustomers: "Potential Customers",

  account: "Account",
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

  noAuthenticationCheck: "Authentication check is required to start the app.",
} as const;
