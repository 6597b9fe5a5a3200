import type { Page } from "playwright-core";

/**
 * The statuses that a customer's row in My Calls shows one after the other, without a reload, until the call has ended;
 * conversations take a minute or two. With a free line, "Queued" may be too short to be seen, so that it may be
 * missing.
 */
export async function courseOfTheCall(page: Page, customer: string): Promise<string[]> {
  await page.getByRole("heading", { name: "My Calls" }).waitFor();
  return page.evaluate(
    ({ name, statuses }) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const row = [...document.querySelectorAll('[role="row"], tr')].find((one) => one.textContent.includes(name));
          const status = statuses.find((one) => row?.textContent.includes(one));
          if (status && status !== seen.at(-1)) seen.push(status);
          if (status !== "Completed") return;
          watcher.disconnect();
          resolve(seen);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    { name: customer, statuses: ["Queued", "Ringing", "In Progress", "Completed"] },
  );
}
