/** The terms of an installation that does not have its own. */
export const english = {
  lead: "These terms are between you and the company that runs this Callwright installation. By creating an account you agree to them for yourself and for the company you call for.",
  sections: [
    {
      title: "What Callwright does",
      text: "Callwright calls the contacts you give it, speaks with them for you, and keeps the recording, the transcript and the result. Calls are made by software; say so when a customer asks, and do not use Callwright to pretend otherwise.",
    },
    {
      title: "Your account",
      text: "Give a working email address and keep your password to yourself. What is done with your account is done in your name. Tell us at once when you think that somebody else has used it.",
    },
    {
      title: "Whom you may call",
      text: "You decide whom Callwright calls, and you answer for it. Call businesses only where the law of their country allows it, at hours that are usual there, and never a number on a do-not-call list that applies to you. A contact who asks not to be called again must not be called again.",
    },
    {
      title: "Recordings",
      text: "Calls are recorded and transcribed. Where the law asks for consent or a notice, see to it before you call. Recordings are for your own sales work; do not publish them or use them to imitate a voice.",
    },
    {
      title: "What it costs",
      text: "Connected minutes are charged by the started minute at the rate of your plan, free minutes first. Calls that nobody answers cost nothing. Plans and numbers are charged monthly in advance from your balance, and a plan that cannot be paid becomes the free one. Money that was paid in is not paid out, except where the law says so.",
    },
    {
      title: "What must not be done",
      text: "No fraud, threats, harassment or political robocalls, no emergency numbers, no attempts to get around limits or into other companies' data. We may stop calls and close accounts that do this.",
    },
    {
      title: "Your data",
      text: "Your customers, contacts, recordings and results stay yours. They are used to provide the service to you and for nothing else, and you can export them at any time.",
    },
    {
      title: "Availability",
      text: "We take care that Callwright works, but cannot promise that it always does: carriers, networks and speech recognition fail at times, and results of an analysis can be wrong. Check what matters before you rely on it.",
    },
    {
      title: "Ending",
      text: "You can stop using Callwright at any time. When an account is closed its data is deleted, except for what the law tells us to keep, such as invoices.",
    },
    {
      title: "Changes",
      text: "When these terms change we say so by email before the change applies. Who goes on using Callwright then agrees to them.",
    },
  ],
};

/** The terms in any language. A translation has a sentence that says which text is binding. */
export type Terms = typeof english & { binding?: string };
