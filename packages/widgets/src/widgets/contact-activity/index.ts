export { ContactActivity, type ContactActivityMessages, type ContactActivityProps } from "./ContactActivity.js";
