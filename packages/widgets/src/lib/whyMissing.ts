/**
 * Why code could not be had: nobody answers, a newer release no longer has it (`gone`), or it is there, but the browser
 * remembers that it once was not (`stuck`). In the last two only loading the page again helps.
 */
export type MissingCode = "unreachable" | "gone" | "stuck";

/**
 * Imports code, unless there is no network: browsers remember an import that failed, and would not ask for it again when
 * the network is back.
 */
export function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return navigator.onLine ? load() : Promise.reject(new Error("There is no network."));
}

/** Finds out why a dynamic import failed. */
export async function whyMissing(failure: unknown): Promise<MissingCode> {
  if (!navigator.onLine) return "unreachable";
  const address = addressIn(failure);
  try {
    if (address !== undefined) return await lookAt(address);
    return (await isPageNewer()) ? "gone" : "unreachable";
  } catch {
    return "unreachable";
  }
}

/** Most browsers end their message with the address of the module. */
function addressIn(failure: unknown): string | undefined {
  const words = failure instanceof Error ? failure.message.split(" ") : [];
  return words.findLast((word) => /^https?:\/\//.test(word));
}

async function lookAt(address: string): Promise<MissingCode> {
  const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
  // A host that answers unknown addresses with its page has lost the file all the same.
  if (status === 404 || status === 410 || headers.get("Content-Type")?.startsWith("text/html")) return "gone";
  return ok ? "stuck" : "unreachable";
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
