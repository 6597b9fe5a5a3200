import { forwardRef, useImperativeHandle, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { useHost } from "../lib/HostContext.js";
import type { WidgetHandle } from "../lib/WidgetScope.js";
import { Button } from "../ui/button/index.js";
import { Drawer } from "../ui/drawer/index.js";
import { Menu } from "../ui/menu/index.js";
import { Modal } from "../ui/modal/index.js";
import { Popover } from "../ui/popover/index.js";
import { useToast } from "../ui/toast/index.js";
import { defineElement } from "./defineElement.js";

interface GreeterProps {
  greeting?: string;
  repeat?: number;
  people?: readonly string[];
  onGreeted?: (event: { name: string }) => void;
}

interface GreeterHandle extends WidgetHandle {
  open: (title: string) => Promise<void>;
}

/** A widget with everything that is hard in a shadow root. */
const Greeter = forwardRef<GreeterHandle, GreeterProps>(function Greeter(
  { greeting = "Hello", repeat = 1, people = [], onGreeted },
  ref,
) {
  const [isOpen, setIsOpen] = useState(false);
  const refresh = () => Promise.resolve();
  useImperativeHandle(ref, () => ({ refresh, open: () => Promise.resolve(setIsOpen(true)) }));
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const { onEvent } = useHost();
  const greet = () => {
    onGreeted?.({ name: "Ada" });
    onEvent?.({ widget: "users", type: "userOpened", detail: { userId: "ada" } });
    toast.success("Greeted");
  };
  return (
    <section>
      <p>{`${greeting.repeat(repeat)} ${people.join(" and ")}`}</p>
      <input aria-label="Note" />
      <Button onPress={greet}>Greet</Button>
      <Menu trigger={<Button>More</Button>} items={[{ id: "open", label: "Open", onAction: () => setIsOpen(true) }]} />
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ada">
        <Popover trigger={<Button>Language</Button>} label="Languages">
          <Button onPress={greet}>English</Button>
        </Popover>
        <Button onPress={() => setIsAsking(true)}>Rename</Button>
        <Modal isOpen={isAsking} onClose={() => setIsAsking(false)} title="New name">
          <Menu trigger={<Button>Titles</Button>} items={[{ id: "dr", label: "Doctor", onAction: greet }]} />
        </Modal>
      </Drawer>
    </section>
  );
});

const spec = {
  load: () => Promise.resolve({ Greeter }),
  attributes: { greeting: "string", repeat: "number" },
  properties: ["people", "onGreeted"],
  commands: ["open"],
} as const;

type GreeterElement = HTMLElement & GreeterProps & GreeterHandle;

let frame: HTMLElement;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement("main"));
});
afterEach(() => frame.remove());

defineElement("test-greeter", spec);

const put = (html = "<test-greeter></test-greeter>") => {
  frame.innerHTML = html;
  return frame.querySelector<GreeterElement>("test-greeter")!;
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const focused = () => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};
const expectFocus = async (locator: ReturnType<typeof button>) => {
  await expect.element(locator).toBeVisible();
  await expect.poll(focused).toBe(locator.element());
};

describe("an element", () => {
  it("takes props as attributes and as properties, and follows their changes", async () => {
    const element = put('<test-greeter greeting="Hej " repeat="2"></test-greeter>');
    await expect.element(page.getByText("Hej Hej")).toBeVisible();
    element.setAttribute("greeting", "Merhaba ");
    element.people = ["Ada", "Bob"];
    await expect.element(page.getByText("Merhaba Merhaba Ada and Bob")).toBeVisible();
    element.repeat = 1;
    await expect.element(page.getByText("Merhaba Ada and Bob")).toBeVisible();
    element.removeAttribute("greeting");
    await expect.element(page.getByText("Hello Ada and Bob")).toBeVisible();
  });

  it("takes properties that were set before it was defined", async () => {
    const early = document.createElement("test-late") as GreeterElement;
    early.people = ["Ada"];
    frame.append(early);
    defineElement("test-late", spec);
    await expect.element(page.getByText("Hello Ada")).toBeVisible();
  });

  it("has its properties from the start, so that frameworks set them as such, and what was written last holds", async () => {
    const element = document.createElement("test-greeter") as GreeterElement;
    expect(["people" in element, "onGreeted" in element, "headingLevel" in element]).toEqual([true, true, false]);
    element.setAttribute("greeting", "Hej");
    element.greeting = "Hei";
    expect(element.greeting).toBe("Hei");
    frame.append(element);
    await expect.element(page.getByText("Hei")).toBeVisible();
    element.greeting = "Salut";
    element.setAttribute("greeting", "Ciao");
    expect(element.greeting).toBe("Ciao");
    element.greeting = "Moi";
    await expect.element(page.getByText("Moi")).toBeVisible();
  });

  it("takes a number for a text, as in an attribute: pages have telephone numbers as numbers", async () => {
    const element = put();
    Object.assign(element, { greeting: 46 });
    await expect.element(page.getByText("46")).toBeVisible();
    expect(element.greeting).toBe("46");
  });

  it("takes from Vue what is not text, before its code came, after, and before it was defined", async () => {
    const element = document.createElement("test-greeter") as GreeterElement;
    /** As Vue does: a property where there is one of the template's name, else an attribute. */
    const bind = (to: Element, name: string, value: unknown, modifier?: "prop") => {
      if (modifier === "prop" || name in to) (to as unknown as Record<string, unknown>)[name] = value;
      else to.setAttribute(name, String(value));
    };
    const onGreeted = vi.fn();
    bind(element, "people", ["Ada", "Grace"]);
    bind(element, "on-greeted", onGreeted);
    frame.append(element);
    await expect.element(page.getByText("Hello Ada and Grace")).toBeVisible();
    bind(element, "people", ["Mina"]);
    await expect.element(page.getByText("Hello Mina")).toBeVisible();
    await button("Greet").click();
    expect(onGreeted).toHaveBeenCalledWith({ name: "Ada" });

    const early = document.createElement("test-later-greeter");
    bind(early, "on-greeted", onGreeted, "prop");
    bind(early, "people", ["Joan"], "prop");
    frame.replaceChildren(early);
    defineElement("test-later-greeter", spec);
    await expect.element(page.getByText("Hello Joan")).toBeVisible();
    await button("Greet").click();
    expect(onGreeted).toHaveBeenCalledTimes(2);
  });

  it("does what it is asked to, also when that was said before its code came", async () => {
    const element = document.createElement("test-greeter") as GreeterElement;
    const opened = element.open("Ada");
    frame.append(element);
    await opened;
    await expect.element(page.getByRole("dialog", { name: "Ada" })).toBeVisible();
    await expect(element.refresh()).resolves.toBeUndefined();
  });

  it("tells what happened to its own callback and, as events, to the page around it", async () => {
    const element = put();
    const onGreeted = vi.fn();
    const heard = vi.fn();
    element.onGreeted = onGreeted;
    frame.addEventListener("cw-user-opened", (event) => {
      heard((event as CustomEvent<unknown>).detail);
    });
    await button("Greet").click();
    expect(onGreeted).toHaveBeenCalledWith({ name: "Ada" });
    expect(heard).toHaveBeenCalledWith({ userId: "ada" });
  });

  it("keeps its state when it is moved, and is taken down when it stays away", async () => {
    const element = put();
    await page.getByLabelText("Note").fill("half a sentence");
    const aside = frame.appendChild(document.createElement("aside"));
    aside.append(element);
    await expect.element(page.getByLabelText("Note")).toHaveValue("half a sentence");
    element.remove();
    await expect.poll(() => element.shadowRoot?.querySelector("section")).toBeNull();
    frame.append(element);
    await expect.element(page.getByLabelText("Note")).toHaveValue("");
  });

  it("keeps its looks and its state however it is moved", async () => {
    const element = put();
    const note = page.getByLabelText("Note");
    await note.fill("half a sentence");
    const looksOf = () => {
      const root = element.shadowRoot?.querySelector<HTMLElement>("[data-cw]");
      const greet = [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(
        (one) => one.textContent === "Greet",
      );
      if (!root || !greet) return undefined;
      const { display, padding, borderRadius, fontWeight } = getComputedStyle(greet);
      return [display, padding, borderRadius, fontWeight, getComputedStyle(root).getPropertyValue("--cw-accent")];
    };
    const before = looksOf();
    const aside = frame.appendChild(document.createElement("aside"));
    const neighbour = frame.appendChild(document.createElement("p"));
    const moves = {
      "to another parent": () => aside.append(element),
      "among its siblings": () => aside.prepend(element),
      "with its parent": () => neighbour.after(aside),
      "in one step": () => frame.moveBefore(element, null),
      "out and in at once": () => {
        element.remove();
        frame.append(element);
      },
    };
    for (const [how, move] of Object.entries(moves)) {
      move();
      expect([how, looksOf()]).toEqual([how, before]);
      await expect.element(note).toHaveValue("half a sentence");
    }
    const window = frame.appendChild(document.createElement("iframe"));
    window.contentDocument!.body.append(element);
    await expect.poll(looksOf).toEqual(before);
    frame.append(element);
    await expect.poll(looksOf).toEqual(before);
  });

  it("speaks the language of the page around it, and turns with it", async () => {
    const element = put('<div lang="ar"><test-greeter></test-greeter></div>');
    await expect.element(button("Greet")).toBeVisible();
    const root = () => element.shadowRoot!.querySelector<HTMLElement>("[data-cw]")!;
    expect([root().lang, root().dir]).toEqual(["ar", "rtl"]);
    element.setAttribute("locale", "tr-TR");
    await expect.poll(() => [root().lang, root().dir]).toEqual(["tr-TR", "ltr"]);
  });

  it("takes the page's accent, scheme and density", async () => {
    const element = put('<test-greeter accent="#0b5cad" scheme="dark" density="comfortable"></test-greeter>');
    await expect.element(button("Greet")).toBeVisible();
    const root = element.shadowRoot!.querySelector("[data-cw]")!;
    expect(getComputedStyle(root).getPropertyValue("--cw-accent")).toBe("#0b5cad");
    expect(root.getAttribute("data-cw-scheme")).toBe("dark");
    expect(root.getAttribute("data-cw-density")).toBe("comfortable");
  });

  it("is out of reach of the page's styles, and leaves none on the page", async () => {
    const before = document.head.querySelectorAll("style").length;
    const hostile = frame.appendChild(document.createElement("style"));
    hostile.textContent =
      "* { word-spacing: 7px; text-indent: 9px } main { text-transform: uppercase; letter-spacing: 9px } button { font-size: 60px }";
    const element = document.createElement("test-greeter");
    frame.append(element);
    await expect.element(button("Greet")).toBeVisible();
    const { textTransform, fontSize, wordSpacing, textIndent } = getComputedStyle(button("Greet").element());
    expect([textTransform, fontSize, wordSpacing, textIndent]).toEqual(["none", "13px", "0px", "0px"]);
    expect(document.head.querySelectorAll("style")).toHaveLength(before);
  });
});

describe("overlays in a shadow root", () => {
  it("leave the document as it was, with the last element", async () => {
    const element = put();
    await expect.element(button("More")).toBeVisible();
    const isChanged = () => Object.hasOwn(document, "getElementById");
    expect(isChanged()).toBe(true);
    expect(document.getElementById("nobody")).toBeNull();
    element.remove();
    await expect.poll(isChanged).toBe(false);
  });

  it("a drawer from a menu by keyboard: focus goes in, is kept, and comes back to the menu's button", async () => {
    put();
    await expect.element(button("More")).toBeVisible();
    button("More").element().focus();
    await userEvent.keyboard("{Enter}");
    await expectFocus(page.getByRole("menuitem", { name: "Open" }));
    await userEvent.keyboard("{Enter}");
    await expectFocus(page.getByRole("dialog", { name: "Ada" }));
    await userEvent.tab({ shift: true });
    await expectFocus(button("Rename"));
    await userEvent.tab();
    await expectFocus(button("Close"));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expectFocus(button("More"));
  });

  it("an overlay opened inside a dialog can be used by mouse and keyboard, and Escape takes the topmost only", async () => {
    const element = put();
    const onGreeted = vi.fn();
    element.onGreeted = onGreeted;
    await button("More").click();
    await page.getByRole("menuitem", { name: "Open" }).click();
    await button("Language").click();
    await button("English").click();
    expect(onGreeted).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Languages" })).not.toBeInTheDocument();
    await button("Rename").click();
    await expectFocus(page.getByRole("dialog", { name: "New name" }));
    await button("Titles").click();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => onGreeted.mock.calls.length).toBe(2);
    await expectFocus(button("Titles"));
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "New name" })).not.toBeInTheDocument();
    await expectFocus(button("Rename"));
    await expect.element(page.getByRole("dialog", { name: "Ada" })).toBeVisible();
  });

  it("stays inside it, with the element's theme, and a press beside a drawer closes it", async () => {
    const element = put('<test-greeter scheme="dark"></test-greeter>');
    await button("More").click();
    await page.getByRole("menuitem", { name: "Open" }).click();
    const drawer = page.getByRole("dialog", { name: "Ada" });
    await expect.element(drawer).toBeVisible();
    expect(drawer.element().getRootNode()).toBe(element.shadowRoot);
    expect(drawer.element().closest("[data-cw-scheme]")?.getAttribute("data-cw-scheme")).toBe("dark");
    await userEvent.click(document.body, { position: { x: 10, y: 500 } });
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it("messages are heard and can be dismissed while a drawer is open", async () => {
    put();
    await button("Greet").click();
    await button("More").click();
    await page.getByRole("menuitem", { name: "Open" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Greeted");
    await button("Close message").click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Ada" })).toBeVisible();
  });
});
