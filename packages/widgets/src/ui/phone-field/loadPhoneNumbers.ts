import { importOnce } from "../../lib/importOnce.js";

/** The world's numbering plans, and what they make of a number that is being typed; loaded once. */
export const loadPhoneNumbers = importOnce(() => import("./phoneDraft.js"));
