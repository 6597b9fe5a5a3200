import { readFileSync } from "node:fs";

const file = new URL("mark.png", import.meta.url);
const cid = "mark@callwright";
let content: Buffer | undefined;

/** The mark, which comes inside of each mail: nothing is fetched from anywhere when it is read. */
export const logo = {
  cid,
  /** As a part of a mail. */
  attachment: () => ({
    filename: "callwright.png",
    contentType: "image/png",
    contentDisposition: "inline" as const,
    content: bytes(),
    cid,
  }),
  /** A mail's HTML for a browser, which knows no other parts. */
  inlinedIn: (html: string) => html.replaceAll(`cid:${cid}`, `data:image/png;base64,${bytes().toString("base64")}`),
};

function bytes(): Buffer {
  return (content ??= readFileSync(file));
}
