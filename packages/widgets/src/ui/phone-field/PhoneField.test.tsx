import { useEffect, useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { typeAtEnd } from "../../testing/typeAtOnce.js";
import { PhoneField } from "./index.js";

function Phone({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Phone number" value={value} onChange={setValue} defaultCountry="NO" />
      <output>{value}</output>
    </>
  );
}

const number = () => page.getByRole("textbox", { name: "Phone number" });
const country = (code: string) => page.getByRole("button", { name: `${code} Country code` });
const value = () => page.getByRole("status");

test("a number is grouped as it is typed and stored as E.164", async () => {
  await renderWidget(<Phone />);
  await expect.element(country("NO +47")).toBeVisible();
  await userEvent.type(number(), "22860144");
  await expect.element(number()).toHaveValue("22 86 01 44");
  await expect.element(value()).toHaveTextContent("+4722860144");
});

test("a pasted international number brings its country along", async () => {
  await renderWidget(<Phone />);
  await expect.element(country("NO +47")).toBeVisible();
  await number().fill("+90 532 123 45 67");
  await expect.element(country("TR +90")).toBeVisible();
  await expect.element(number()).toHaveValue("532 123 45 67");
  await expect.element(value()).toHaveTextContent("+905321234567");
});

test("letters can be taken away in the middle without the text jumping", async () => {
  await renderWidget(<Phone start="+4722860144" />);
  await expect.element(number()).toHaveValue("22 86 01 44");
  await number().click();
  await userEvent.keyboard("{End}{Backspace}{Backspace}");
  await expect.element(value()).toHaveTextContent("+47228601");
  await userEvent.tab();
  await expect.element(number()).toHaveValue("22 86 01");
});

test("a number begins in the country of whom it is, once that is known, and is read in it", async () => {
  function Contact() {
    const [value, setValue] = useState("");
    const [country, setCountry] = useState<string>();
    return (
      <>
        <PhoneField label="Phone number" value={value} onChange={setValue} defaultCountry={country} />
        <button type="button" onClick={() => setCountry("DE")}>
          A customer in Germany
        </button>
        <output>{value}</output>
      </>
    );
  }
  await renderWidget(<Contact />);
  await expect.element(country("US +1")).toBeVisible();
  await number().click();
  await userEvent.keyboard("030 12345688");
  await page.getByRole("button", { name: "A customer in Germany" }).click();
  await expect.element(country("DE +49")).toBeVisible();
  await expect.element(value()).toHaveTextContent("+493012345688");
  await number().clear();
  await number().click();
  await userEvent.keyboard("030 12345688");
  await userEvent.tab();
  await expect.element(country("DE +49")).toBeVisible();
  await expect.element(value()).toHaveTextContent("+493012345688");
  await expect.element(number()).toHaveValue("30 12345688");
});

test("no digit is lost that is typed at the moment when the country becomes known", async () => {
  let know = (_country: string) => {};
  const known = new Promise<string>((resolve) => (know = resolve));
  function Contact() {
    const [value, setValue] = useState("");
    const [country, setCountry] = useState<string>();
    useEffect(() => void known.then(setCountry), []);
    // The next digit comes after the country was drawn, and before its effects, which a browser runs a moment later.
    useLayoutEffect(() => {
      if (country) queueMicrotask(() => typeAtEnd(number(), "0"));
    }, [country]);
    return (
      <>
        <PhoneField label="Phone number" value={value} onChange={setValue} defaultCountry={country} />
        <output>{value}</output>
      </>
    );
  }
  await renderWidget(<Contact />);
  await expect.element(country("US +1")).toBeVisible();
  await number().click();
  await userEvent.keyboard("212555");
  know("TR");
  await expect.element(country("TR +90")).toBeVisible();
  await userEvent.keyboard("142");
  await expect.element(value()).toHaveTextContent("+902125550142");
});

test("after its country the number is next", async () => {
  await renderWidget(<Phone />);
  await country("NO +47").click();
  await userEvent.keyboard("turk{Enter}");
  await expect.element(country("TR +90")).toBeVisible();
  await expect.element(number()).toHaveFocus();
  await userEvent.keyboard("5321234567");
  await expect.element(value()).toHaveTextContent("+905321234567");
});

test("another country keeps the digits (A-ENT-05)", async () => {
  await renderWidget(<Phone start="+4722860144" />);
  await country("NO +47").click();
  await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveFocus();
  await userEvent.keyboard("turk");
  await page.getByRole("option", { name: /Türkiye/ }).click();
  await expect.element(value()).toHaveTextContent("+9022860144");
});

test("R-63 the country in front of a number is found by other names", async () => {
  await renderWidget(<Phone />);
  await country("NO +47").click();
  await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveFocus();
  await userEvent.keyboard("uk");
  await expect.element(page.getByRole("option").first().getByText("United Kingdom")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(country("GB +44")).toBeVisible();
});
