/**
 * The reason why code could not be loaded: there is no response, a newer release no longer has it (`gone`), or it
 * exists, but the browser remembers an earlier failure (`stuck`). In the last two cases only reloading the page helps.
 */
export type MissingCode = "unreachable" | "gone" | "stuck";

/**
 * Imports code, unless there is no network: browsers remember a failed import, and would not request it again when the
 * network is back.
 */
export function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return navigator.onLine ? load() : Promise.reject(new Error("There is no network."));
}

/** Determines why a dynamic import failed. */
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

/** Most browsers end their message with the URL of the module. */
function addressIn(failure: unknown): string | undefined {
  const words = failure instanceof Error ? failure.message.split(" ") : [];
  return words.findLast((word) => /^https?:\/\//.test(word));
}

async function lookAt(address: string): Promise<MissingCode> {
  const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
  // A host that responds to unknown URLs with its page has also lost the file.
  if (status === 404 || status === 410 || headers.get("Content-Type")?.startsWith("text/html")) return "gone";
  return ok ? "stuck" : "unreachable";
}

/** Whether the page, if requested now, has different scripts. */
async function isPageNewer(): Promise<boolean> {
  const scripts = [...document.querySelectorAll("script[type=module][src]")].map((script) =>
    script.getAttribute("src"),
  );
  const answer = await fetch(location.href, { cache: "no-store" });
  const page = await answer.text();
  return answer.ok && scripts.length > 0 && scripts.every((src) => !page.includes(`${src}`));
}
