import { defineMessages } from "../../i18n/index.js";

/** Every word of the plans page; those about the balance are in `money`. */
export const plansMessages = defineMessages(
  "plans",
  {
    /** Names the page for assistive technology: the tab above it says it already. */
    title: "Plans",

    activePlan: "Active plan",
    perMonth: "{price} per month",
    billingPeriod: "Billing period",
    dayOfDays: "Day {day} of {days}",
    fromTo: "{from} to {to}",
    noEnd: "No end",
    noEndHint: "This plan costs nothing and does not end.",
    minutesLeft: "Minutes left",
    minutesOfMinutes: "{left} of {of}",
    unlimited: "Unlimited",
    thenPerMinute: "Then {price} per minute",
    balance: "Balance",

    packages: "Packages",
    packagesHint: "Calls beyond your free minutes are paid from your balance.",
    monthly: "per month",
    currentPlan: "Current plan",
    upgrade: "Upgrade",
    downgrade: "Downgrade",
    switch: "Switch",
    /** Names a button among others of the same word, and titles the question that follows. */
    upgradeTo: "Upgrade to {name}",
    downgradeTo: "Downgrade to {name}",
    switchTo: "Switch to {name}",
    included: "Included",
    notIncluded: "Not included",
    callFee: "Call fee per minute",
    freeMinutes: "Free minutes",
    freePhoneNumber: "Free phone number",
    customers: "Potential customers",
    contacts: "Contacts per customer",
    products: "Products",
    bulkActions: "Bulk actions",

    changeFromTo: "You are on {current} for {currentPrice} per month; {name} is {price} per month.",
    price: "Price",
    chargedNow: "Charged now",
    balanceAfter: "Balance afterwards",
    lost: "What you lose",
    lostMinutes: {
      one: "{count} free minute that is left this month",
      other: "{count} free minutes that are left this month",
    },
    lostDays: {
      one: "{count} day that is paid until {until}; it is not paid back",
      other: "{count} days that are paid until {until}; they are not paid back",
    },
    changes: "What changes",
    /** Of one line of a plan, e.g. how many customers there may be. */
    change: "{to} instead of {from}",
    charged: "{price} is charged to your balance now.",
    notCharged: "Nothing is charged.",
    newLimits: "The new limits and a new month of free minutes begin at once.",
    smallerLimits: "The smaller limits apply at once: what you have beyond them stays, but nothing can be added to it.",
    changed: "Your subscription has been successfully updated!",
    changeFailed: "The plan could not be changed.",

    tooLittleTitle: "You need more balance for the {name} plan",
    tooLittle: "The {name} plan is {price} per month and your balance is {balance}. Add at least {missing} first.",
    addBalance: "Add balance",

    forbidden: "You do not have access to plans.",
  },
  { tr: () => import("./plans.messages.tr.js") },
);
