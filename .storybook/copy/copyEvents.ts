/** The event with which the manager requests the texts of the current story, with its id. */
export const ask = "callwright/copy/ask";
/** The event with which the preview responds: the id and the texts that can be copied. */
export const tell = "callwright/copy/tell";
