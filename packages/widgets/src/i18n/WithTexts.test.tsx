import { renderToString } from "react-dom/server";

import { hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";
import { sharedTranslations } from "../provider/translations.js";
import { TextField } from "../ui/text-field/index.js";
import { WidgetRoot } from "../ui/widget-root/index.js";
import { defineMessages, LocaleContext, MessagesProvider, readingLocale, useMessages } from "./index.js";

/** A widget whose Turkish comes when the test says so. */
function makeGreeter() {
  const way = onTheWay();
  const load = vi.fn(() => way.texts);
  const name = `greeter${crypto.randomUUID()}`;
  const texts = defineMessages(name, { title: "Hello", name: "Your name", bye: "Bye {name}" }, { tr: load });
  const turkish = { title: "Merhaba", name: "Adınız", bye: "Hoşça kalın {name}" };

  function Greeter({ messages }: { messages?: { title?: string } }) {
    return (
      <WidgetRoot name="greeter" texts={texts}>
        <Said messages={messages} />
      </WidgetRoot>
    );
  }
  function Said({ messages }: { messages?: { title?: string } | undefined }) {
    const t = useMessages(texts, messages);
    return (
      <>
        <h2>{t.title}</h2>
        <p>{t.bye({ name: "Elif" })}</p>
        <TextField label={t.name} />
      </>
    );
  }
  return { Greeter, load, name, arrive: () => way.arrive({ [name]: turkish }), fail: way.fail };
}

function onTheWay() {
  const way = { arrive: (_texts: object) => {}, fail: () => {} };
  const texts = new Promise<object>((resolve, reject) => {
    way.arrive = resolve;
    way.fail = () => reject(new Error("offline"));
  });
  return { texts, arrive: (said: object) => way.arrive(said), fail: () => way.fail() };
}

const root = () => page.elementLocator(document.querySelector("[data-widget=greeter]")!);
const title = (text: string) => page.getByRole("heading", { name: text });

it("in English a widget begins at once and fetches nothing", async () => {
  const { Greeter, load } = makeGreeter();
  await render(
    <CallwrightProvider>
      <Greeter />
    </CallwrightProvider>,
  );
  await expect.element(title("Hello")).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it("in Turkish it begins when its texts are there, and has shown no English before", async () => {
  const { Greeter, load, arrive } = makeGreeter();
  await render(
    <CallwrightProvider locale="tr-TR">
      <Greeter />
      <Greeter />
    </CallwrightProvider>,
  );
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(root().element().textContent).toBe("");
  arrive();
  await expect.element(title("Merhaba").first()).toBeVisible();
  await expect.element(page.getByText("Hoşça kalın Elif").first()).toBeVisible();
});

it("texts that cannot be fetched are said in English", async () => {
  const { Greeter, fail } = makeGreeter();
  await render(
    <CallwrightProvider locale="tr-TR">
      <Greeter />
    </CallwrightProvider>,
  );
  fail();
  await expect.element(title("Hello")).toBeVisible();
});

it("the host's words win over the Turkish ones, and its prop's over the provider's", async () => {
  const { Greeter, name, arrive } = makeGreeter();
  arrive();
  await render(
    <CallwrightProvider locale="tr" messages={{ [name]: { title: "Selam", bye: "Görüşürüz {name}" } }}>
      <Greeter messages={{ title: "Günaydın" }} />
    </CallwrightProvider>,
  );
  await expect.element(title("Günaydın")).toBeVisible();
  await expect.element(page.getByText("Görüşürüz Elif")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Adınız" })).toBeVisible();
});

it("a change of language keeps what somebody has written, and waits in the old one", async () => {
  const { Greeter, load, arrive } = makeGreeter();
  const In = ({ locale }: { locale: string }) => (
    <CallwrightProvider locale={locale}>
      <Greeter />
    </CallwrightProvider>
  );
  const { rerender } = await render(<In locale="en-US" />);
  await userEvent.type(page.getByRole("textbox", { name: "Your name" }), "Elif");
  await rerender(<In locale="tr-TR" />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await expect.element(title("Hello")).toBeVisible();
  arrive();
  await expect.element(title("Merhaba")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Adınız" })).toHaveValue("Elif");
  await rerender(<In locale="en-US" />);
  await expect.element(title("Hello")).toBeVisible();
});

it("a page from the server is taken over as it is, and then begins in its language", async () => {
  const { Greeter, arrive } = makeGreeter();
  const app = (
    <LocaleContext.Provider value={readingLocale("tr-TR")}>
      <MessagesProvider locale="tr-TR" overrides={undefined} translations={sharedTranslations}>
        <Greeter />
      </MessagesProvider>
    </LocaleContext.Provider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(app);
  expect(place.textContent).not.toContain("Hello");
  const onRecoverableError = vi.fn();
  const react = hydrateRoot(place, app, { onRecoverableError });
  arrive();
  await expect.element(title("Merhaba")).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  react.unmount();
  place.remove();
});
