import { defineMessages } from "../../i18n/index.js";

/** What a company's questions and answers say, wherever they stand. */
export const faqMessages = defineMessages("faq", {
  list: "Questions and answers",
  add: "Add question",
  question: "Question",
  answer: "Answer",
  readMore: "Read more",
  readMoreOf: "Read more: {question}",
  readLess: "Read less",
  readLessOf: "Read less: {question}",
  edit: "Edit {question}",
  delete: "Delete",
  deleteOne: "Delete {question}",
  deleteBody: "Are you sure you want to delete this question and its answer?",
  save: "Save",
  create: "Add",
  cancel: "Cancel",

  empty: "No FAQs have been added yet.",
  questionMissing: "Question is required",
  answerMissing: "Answer is required",
  added: "FAQ added successfully",
  updated: "FAQ updated successfully",
  deleted: "FAQ deleted successfully",
  deleteFailed: "The question could not be deleted.",
});
