import { defineMessages } from "../../i18n/index.js";
import { firstCallCenterMessages } from "./callCenter.firstTexts.js";

/** Every text of the call center. Texts it shares with other widgets are in `calls/` and `ui/`. */
export const callCenterMessages = defineMessages(
  "callCenter",
  {
    ...firstCallCenterMessages.texts,

    calling: { one: "{count} call", other: "{count} calls" },

    crashed: "The call center could not be shown.",

    addTitle: "Add New Call",
    chooseProduct: "Choose a product",
    chooseCustomer: "Choose a customer",
    chooseContact: "Choose a contact",
    chooseSeller: "Choose a seller company",
    productFirst: "Choose a product first",
    customerFirst: "Choose a customer first",
    contactFirst: "Choose a contact first",
    noContacts: "This customer has no contacts",
    useDefaultNumber: "Default number",
    numberHelp: "Without a choice your default number is used.",
    sellerRequired: "Seller company is required",
    productRequired: "Product is required",
    customerRequired: "Customer is required",
    contactRequired: "Contact person is required",

    detailTitle: "Call Center Detail",
    tabs: "Call center item",
    missing: "This call center item is no longer there.",
    callSettings: "Call settings",
    save: "Save",
    saved: "Call center item updated successfully.",
    historyEmpty: "You currently have no phone calls. Let's make one now!",

    noteTitle: "Title",
    noteReview: "Review",
    noteAdd: "Add note",
    noteTitleRequired: "Title is required",
    noteReviewRequired: "Review is required",
    noteError: "Error",
    noteCreateFailed: "Failed to create note",
    noteUpdateFailed: "The note could not be saved.",
    noteDeleteFailed: "The note could not be deleted.",
    noteDeleteTitle: "Delete {title}",
    noteDeleteBody: "Are you sure you want to delete this note?",
    noteEmpty: "No notes yet",
    noteEdit: "Edit {title}",
    noteBy: "{author}, {time}",
  },
  firstCallCenterMessages.translations,
);
