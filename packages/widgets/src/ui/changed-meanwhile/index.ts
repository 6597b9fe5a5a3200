export { ChangedMeanwhile, type ChangedMeanwhileProps, type SaidValue } from "./ChangedMeanwhile.js";
export { changedMeanwhileMessages } from "./changedMeanwhile.messages.js";
