import { readFileSync } from "node:fs";

const file = new URL("mark.png", import.meta.url);
const cid = "mark@callwright";
let content: Buffer | undefined;

/** The logo, which is part of each email, so that nothing is loaded when it is read. */
export const logo = {
  cid,
  /** As a part of an email. */
  attachment: () => ({
    filename: "callwright.png",
    contentType: "image/png",
    contentDisposition: "inline" as const,
    content: bytes(),
    cid,
  }),
  /** An email's HTML for a browser, which has no access to its other parts. */
  inlinedIn: (html: string) => html.replaceAll(`cid:${cid}`, `data:image/png;base64,${bytes().toString("base64")}`),
};

function bytes(): Buffer {
  return (content ??= readFileSync(file));
}
