/** Notes that sellers might write after a call: title and text. */
export const demoNotes: readonly [[title: string, review: string], ...[title: string, review: string][]] = [
  ["Wants samples", "Send two bottles of the early harvest and one tin. Courier account is on file."],
  ["Call back after the fair", "They decide on the spring range after Anuga. Call again in the second week."],
  ["Price list sent", "Mailed the pallet prices and the private label sheet. Asked for payment terms in writing."],
  ["Prefers mornings", "Hard to reach after lunch. Between 9 and 10 local time works."],
  ["Needs the organic certificate", "Buyer can only list us with the EU organic certificate of this harvest."],
  ["New decision maker", "The former buyer left in autumn. Talk to the category manager from now on."],
  ["Happy with the last delivery", "Pallets arrived clean and on time. Open for a larger order in spring."],
  ["Compares with Spain", "Has an offer from Jaén that is nine percent lower. Taste won, price did not."],
  ["Half a pallet first", "Wants to test half a pallet in two shops before listing us everywhere."],
];
