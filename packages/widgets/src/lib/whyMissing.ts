/** Why code could not be had: nobody answers, or a newer release no longer has it. */
export type MissingCode = "unreachable" | "gone";

/** Finds out why a dynamic import failed. A file that is gone stays gone; only loading the page again helps. */
export async function whyMissing(failure: unknown): Promise<MissingCode> {
  const address = addressIn(failure);
  try {
    return (await (address === undefined ? isPageNewer() : isGone(address))) ? "gone" : "unreachable";
  } catch {
    return "unreachable";
  }
}

/** Most browsers end their message with the address of the module. */
function addressIn(failure: unknown): string | undefined {
  const words = failure instanceof Error ? failure.message.split(" ") : [];
  return words.findLast((word) => /^https?:\/\//.test(word));
}

async function isGone(address: string): Promise<boolean> {
  const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
  // A host that answers unknown addresses with its page has lost the file all the same.
  const isPage = ok && headers.get("Content-Type")?.startsWith("text/html");
  return status === 404 || status === 410 || isPage === true;
}

/** Whether the page, asked for now, starts with other scripts than it did. */
async function isPageNewer(): Promise<boolean> {
  const scripts = [...document.querySelectorAll("script[type=module][src]")].map((script) =>
    script.getAttribute("src"),
  );
  const answer = await fetch(location.href, { cache: "no-store" });
  const page = await answer.text();
  return answer.ok && scripts.length > 0 && scripts.every((src) => !page.includes(`${src}`));
}
