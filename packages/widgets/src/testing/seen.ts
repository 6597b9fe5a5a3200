import { expect, waitFor } from "storybook/test";

/**
 * For stories: waits until what was looked for is there and visible, because overlays fade in.
 *
 * @example
 * await seen(screen.findByRole("dialog", { name: "Import Excel" }));
 */
export async function seen(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
}
