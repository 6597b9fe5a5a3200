import { defineMessages } from "../i18n/index.js";

export const passwordNeedsMessages = defineMessages("passwordNeeds", {
  strength: "Password strength",
  empty: "Not entered yet",
  weak: "Weak",
  fair: "Fair",
  strong: "Strong",
  requirements: "Password requirements",
  length: "At least 6 characters",
  number: "A number",
  lowercase: "A lowercase letter",
  uppercase: "An uppercase letter",
  met: "met",
});
