/** The names in a sentence of a notification. */
interface Told {
  whom: string;
  company: string;
  campaign: string;
}

/** The texts of all emails to people. Emails to us are in English (`contactMessageMail.ts`). */
export const english = {
  greeting: "Hello,",
  greetingOf: (name: string) => `Hello ${name},`,
  buttonFails: "If the button does not work, open this address:",

  account: {
    subject: "Your Callwright account",
    body: "An admin created a Callwright account for you. Sign in with this address and the password you were given; you can change it in your profile settings.",
    action: "Sign in",
  },
  confirmEmailChange: {
    subject: "Confirm your new email address",
    body: "This address is to become the one of your Callwright account. Confirm it, and you sign in with it from then on. The link is good for 48 hours.",
    otherwise: "If you did not ask for this, ignore this email: nothing changes.",
    action: "Confirm email address",
  },
  emailChangeAsked: {
    subject: "Your email address is about to change",
    body: (address: string) =>
      `Somebody asked to change the email address of your Callwright account to ${address}. Until that one is confirmed, this one counts.`,
    otherwise: "If it was not you, set a new password now: that stops the change and signs out every device.",
    action: "Set a new password",
  },
  emailChanged: {
    subject: "Your email address was changed",
    body: (address: string) =>
      `The email address of your Callwright account is ${address} now. You sign in with it, and our emails go there.`,
    otherwise: "If it was not you, write to us through “Contact us” on the sign-in page.",
    action: "Open Callwright",
  },
  invitation: {
    subject: "You are invited to Callwright",
    body: (invitedBy: string | undefined) =>
      `${invitedBy ?? "Somebody"} invited you to Callwright, where calls to customers are made and followed. Choose a password to begin.`,
    otherwise: "The link is good for seven days. If you did not expect this email, ignore it.",
    action: "Accept the invitation",
  },
  notifications: {
    subject: (count: number) => `${count} things happened in your calls`,
    POSITIVE_ANSWER: ({ whom }: Told) => `Positive answer: ${whom}`,
    CALLBACK_DUE: ({ whom }: Told) => `Wants to be called now: ${whom}`,
    SCHEDULED_CALL_FAILED: ({ whom }: Told) => `A scheduled call could not be made: ${whom}`,
    CAMPAIGN_DONE: ({ campaign }: Told) => `Campaign done: ${campaign}`,
    BALANCE_LOW: ({ company }: Told) => `The balance is low: ${company}`,
    more: (count: number) => `and ${count} more`,
    somebody: "a contact",
    yourCompany: "your company",
    aCampaign: "a campaign",
    why: "You chose to get emails about this. You can change it in your profile settings.",
    action: "Open Callwright",
  },
  passwordChanged: {
    subject: "Your password was changed",
    body: "The password of your Callwright account was just changed, and every other device was signed out.",
    otherwise: "If it was not you, set a new password now.",
    action: "Set a new password",
  },
  passwordReset: {
    subject: "Set a new password",
    body: "Somebody asked for a new password for your account. If it was not you, ignore this email. The link is good for one hour.",
    action: "Set a new password",
  },
  verification: {
    subject: "Verify your email address",
    body: "Please confirm that this is your email address. The link is good for 48 hours.",
    action: "Verify email address",
  },
  welcome: {
    subject: "Welcome to Callwright",
    body: (companyName: string | undefined) =>
      `${companyName ?? "Your company"} is ready. Add the customers you want to talk to, put them into the call center, and start the first call.`,
    action: "Open Callwright",
  },
};

/** The same in any language. */
export type MailMessages = typeof english;
