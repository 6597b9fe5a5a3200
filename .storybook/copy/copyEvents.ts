/** The manager asks for the texts of the story that is shown: `ask` with its id. */
export const ask = "callwright/copy/ask";
/** What it can be copied as: `tell` with the id and the texts. */
export const tell = "callwright/copy/tell";
