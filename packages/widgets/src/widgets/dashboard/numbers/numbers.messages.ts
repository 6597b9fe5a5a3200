import { defineMessages } from "../../../i18n/index.js";

/** The words of the numbers over time. */
export const dashboardNumbersMessages = defineMessages("dashboardNumbers", {
  title: "Numbers over time",
  range: "Range",
  week: "7 days",
  month: "30 days",
  quarter: "90 days",
  year: "This year",
  own: "Own dates",
  from: "From",
  to: "To",
  wrongOrder: "The last day is before the first one",
  tooLong: "At most a year",
  days: "{from} – {to}",
  /** Whose midnights part the days, where they are not the reader's. */
  daysIn: "{from} – {to}, days of {zone}",

  totals: "In sum",
  calls: "Calls",
  PERSON: "Answered by a person",
  MACHINE: "Answered by a machine",
  NOBODY: "Answered by nobody",
  positive: "Positive answers",
  minutes: "Minutes",
  cost: "Cost",
  costPerPositive: "Cost per positive answer",
  /** Stands for what nothing was divided by. */
  none: "-",
  empty: "No calls were dialled in these days.",

  course: "Calls by day",
  courseOfWeeks: "Calls by week",
  day: "Day",
  weekFrom: "Week from",
  callsAndAnswered: {
    one: "{count} call, {answered} answered by a person",
    other: "{count} calls, {answered} answered by a person",
  },

  breakdownTitle: "Compared",
  breakdown: "Compare by",
  /** The name of the table. */
  breakdownOf: "Calls by {part}",
  countries: "Country",
  hours: "Hour",
  products: "Product",
  sellers: "Seller",
  /** In the head of a narrow table. */
  shortPERSON: "Person",
  shortMACHINE: "Machine",
  shortNOBODY: "Nobody",
  shortPositive: "Positive",
  shortCostPerPositive: "Per positive",
  unknown: "Not known any more",
  hoursHint: "On the customer's clock",
  showAll: "Show all {count}",
  showFewer: "Show fewer",
  noParts: "Nothing to compare in these days.",

  objections: "Why people said no",
  noObjections: "Nobody gave a reason in these days.",
  callbacksDue: "Callbacks due",
  callbacksHint: "Promised for a time that has come, and neither made nor scheduled.",

  /** What a figure leads to: `10, answered by a person, Norway`. */
  figureOf: "{figure}, {what}, {part}",
  figure: "{figure}, {what}",
});
