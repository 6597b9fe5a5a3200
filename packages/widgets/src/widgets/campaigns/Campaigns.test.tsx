import { createFakeApi, fail, type FakeHandlers, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { asSeen } from "../../testing/asSeen.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Campaigns, type CampaignsProps } from "./index.js";
import { campaignsHandlers, someCampaigns } from "./testing/DrawnCampaigns.js";

const drawn = (props: CampaignsProps) => (
  <ClockContext.Provider value={stillClock}>
    <Campaigns {...props} />
  </ClockContext.Provider>
);
const draw = (
  props: CampaignsProps = {},
  handlers: FakeHandlers = campaignsHandlers(),
  provider: Partial<RenderOptions> = {},
) => renderWidget(drawn(props), { api: createFakeApi(handlers), ...provider });

const [running, completed, , paused] = someCampaigns;
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const choose = async (name: string, entry: string) => {
  await row(name).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

itBehavesLikeAWidget({
  name: "campaigns",
  draw: drawn,
  handlers: campaignsHandlers(),
  readyText: running!.name,
  catalogue: "campaigns",
});

describe("the list", () => {
  it("says how far a campaign is in the right order from right to left", async () => {
    await draw({}, undefined, { locale: "he" });
    const done = row(running!.name).getByText(/^\d+ of \d+$/);
    await expect.poll(() => asSeen(done.element())).toMatch(/^\d+ of \d+$/);
  });

  it("says of each campaign how far it is and how fast it goes", async () => {
    const { api } = await draw();
    const first = row(running!.name);
    await expect.element(first.getByText("Running", { exact: true })).toBeVisible();
    await expect.element(first.getByText("348 of 500")).toBeVisible();
    await expect.element(first.getByText("30 calls a minute")).toBeVisible();
    expect(api.requests("listCampaigns")[0]?.input.query).toEqual({ page: 0, perPage: 10, sortBy: "-createdAt" });
  });

  it("is narrowed by status", async () => {
    const { api } = await draw();
    await button("Status").click();
    await page.getByRole("option", { name: "Paused" }).click();
    await expect.poll(() => api.requests("listCampaigns").at(-1)?.input.query).toMatchObject({ statuses: ["PAUSED"] });
  });

  it("follows what happens to a campaign elsewhere", async () => {
    const { api } = await draw();
    await expect.element(row(running!.name).getByText("348 of 500")).toBeVisible();
    const later = { ...running!.progress, waiting: 100, reached: 276 };
    api.use(campaignsHandlers({ campaigns: [{ ...running!, progress: later }] }));
    api.push(fixtures.campaignChanged(running!.id));
    await expect.element(row(running!.name).getByText("388 of 500")).toBeVisible();
  });

  it("is nobody's who works for no company", async () => {
    const { api } = await draw({}, campaignsHandlers({ profile: fixtures.profile({ sellerCompanies: [] }) }));
    await expect.element(page.getByText("You do not have access to campaigns.")).toBeVisible();
    expect(api.requests("listCampaigns")).toEqual([]);
  });
});

describe("a campaign in full", () => {
  it("says where its people are, who waits until when, who was refused, and what it has cost", async () => {
    await draw({ initialView: { openCampaignId: running!.id } });
    const drawer = dialog(running!.name);
    await expect.element(drawer.getByText("$118.00")).toBeVisible();
    await expect.element(drawer.getByText(/^from Nov/)).toBeVisible();
    await expect.element(drawer.getByText("This contact asked not to be called again.")).toBeVisible();
    expect(drawer.getByRole("link").elements()).toEqual([]);
  });

  it("says when its calls were made and answered, to who sees it and to who does not", async () => {
    await draw({ initialView: { openCampaignId: running!.id } });
    const over = dialog(running!.name).getByRole("table", { name: "Calls over time" });
    await expect.element(over).toBeInTheDocument();
    const [head, ...pieces] = over.getByRole("row").elements();
    expect(head?.textContent).toBe("TimeCalls madeAnswered");
    const { points } = running!.course.timeline;
    expect(
      pieces.map((piece) => [...piece.querySelectorAll("td")].map(({ textContent }) => Number(textContent))),
    ).toEqual(points.map(({ calls, answered }) => [calls, answered]));
    const drawn = dialog(running!.name).getByRole("region", { name: "Calls over time" });
    await expect.poll(() => drawn.element().querySelectorAll("path[fill='none']").length).toBeGreaterThan(1);
  });

  it("has no course over time before its first calls", async () => {
    const waiting = { ...running!, course: { ...running!.course, timeline: { minutes: 5, points: [] } } };
    await draw({ initialView: { openCampaignId: running!.id } }, campaignsHandlers({ campaigns: [waiting] }));
    await expect.element(dialog(running!.name).getByText("Status of their last calls")).toBeVisible();
    expect(page.getByText("Calls over time").elements()).toEqual([]);
  });

  it("shows no words that are only for who hears them", async () => {
    await draw({ initialView: { openCampaignId: running!.id } });
    await expect.element(dialog(running!.name).getByText("Status of their last calls")).toBeVisible();
    const unseen = [...document.querySelectorAll("[hidden]")].filter(({ textContent }) => textContent !== "");
    expect(unseen).not.toEqual([]);
    expect(unseen.filter((element) => getComputedStyle(element).display !== "none")).toEqual([]);
  });

  it("leads from each figure to its calls", async () => {
    const onOpenCalls = vi.fn();
    await draw({ initialView: { openCampaignId: running!.id }, onOpenCalls });
    await page.getByRole("link", { name: "Busy: show 32 calls" }).click();
    expect(onOpenCalls).toHaveBeenLastCalledWith({ campaignId: running!.id, statuses: ["BUSY"] });
    await page.getByRole("link", { name: /^Positive: show/ }).click();
    expect(onOpenCalls).toHaveBeenLastCalledWith({ campaignId: running!.id, answers: ["POSITIVE"] });
  });
});

describe("what is done with a campaign", () => {
  it("is paused after a question, and goes on again", async () => {
    const onEvent = vi.fn();
    await draw({}, undefined, { onEvent });
    await button(`Pause ${running!.name}`).click();
    await expect.element(page.getByText(/None of its waiting calls will be dialled/)).toBeVisible();
    await button("Pause").click();
    await expect.element(page.getByText(`${running!.name} is paused`)).toBeVisible();
    await button(`Resume ${running!.name}`).click();
    await expect.element(page.getByText(`${running!.name} goes on`)).toBeVisible();
    const detail = { campaignId: running!.id };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "campaignPaused", detail }));
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "campaignResumed", detail }));
  });

  it("is stopped once somebody agreed that so many will not be called", async () => {
    const { api } = await draw();
    await choose(running!.name, "Stop");
    await expect.element(page.getByText(/^140 people still wait for a call/)).toBeVisible();
    await button("Keep it going").click();
    expect(api.requests("stopCampaign")).toEqual([]);
    await choose(running!.name, "Stop");
    await button("Stop").click();
    await expect.element(page.getByText(/140 waiting calls will not be made/)).toBeVisible();
    await expect.element(row(running!.name).getByText("Stopped", { exact: true })).toBeVisible();
  });

  it("stays as it was when the server does not agree, and it is said why", async () => {
    const refused = () => fail(409, "CAMPAIGN_OVER", "This campaign is over.");
    await draw({}, { ...campaignsHandlers(), resumeCampaign: refused });
    await button(`Resume ${paused!.name}`).click();
    await expect.element(page.getByText("This campaign is over.")).toBeVisible();
  });

  it("gets another name and pace, and nothing else is sent", async () => {
    const { api } = await draw();
    await choose(running!.name, "Edit");
    await field("Name").fill("Spring, hotels");
    await page.getByRole("textbox", { name: /^Calls per minute/ }).fill("900");
    await button("Save").click();
    await expect.element(page.getByText("Please enter a number from 1 to 600")).toBeVisible();
    await page.getByRole("textbox", { name: /^Calls per minute/ }).fill("60");
    await button("Save").click();
    await expect.element(page.getByText("The campaign was saved")).toBeVisible();
    expect(api.requests("updateCampaign")[0]?.input.body).toEqual({ name: "Spring, hotels", callsPerMinute: 60 });
  });

  it("keeps its pace and its end once it is over", async () => {
    await draw();
    await choose(completed!.name, "Edit");
    await expect.element(field("Name")).toHaveValue(completed!.name);
    expect(page.getByRole("textbox", { name: /^Calls per minute/ }).elements()).toEqual([]);
  });

  it("is run again for those whom it did not reach, and the new one can be opened", async () => {
    const { api } = await draw();
    await choose(completed!.name, "Call again");
    await expect.element(page.getByText(/^29 people were refused, not reached or not called/)).toBeVisible();
    await field("Name").fill("Second try");
    await button("Call 29 people").click();
    await expect.element(page.getByText("Second try has started")).toBeVisible();
    await expect.element(page.getByText("28 calls · 1 refused")).toBeVisible();
    await button("Open campaign").click();
    await expect.element(dialog("Second try").getByText(completed!.name)).toBeVisible();
    expect(api.requests("rerunCampaign")[0]?.input.body).toEqual({ name: "Second try" });
  });

  it("is not offered where the session may not", async () => {
    const profile = fixtures.profile({ allowedOperations: ["getProfile", "listCampaigns", "getCampaign"] });
    await draw({}, campaignsHandlers({ profile }));
    await expect.element(row(running!.name)).toBeVisible();
    expect(button(`Pause ${running!.name}`).elements()).toEqual([]);
  });
});
