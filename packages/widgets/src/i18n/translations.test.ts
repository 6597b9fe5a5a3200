import { describe, expect, expectTypeOf, it, vi } from "vitest";

import { defineMessages } from "./messages.js";
import { fetchTexts, languageOf, onTextsFetched, textsIn, type Translation } from "./translations.js";

const greetings = defineMessages("greetings", {
  hello: "Hello",
  helloTo: "Hello {name}, it is {time}",
  guests: { one: "{count} guest at {place}", other: "{count} guests at {place}" },
  since: (years: number) => `for ${years} years`,
});
type Greetings = Translation<typeof greetings>;
const inTurkish = {
  hello: "Merhaba",
  helloTo: "Merhaba {name}, saat {time}",
  guests: "{place}: {count} konuk",
  since: (years: number) => `${years} yıldır`,
} as const;

describe("a catalogue in another language", () => {
  it("is the same texts with the same values, in the order of its own grammar", () => {
    expectTypeOf(inTurkish).toExtend<Greetings>();
    expectTypeOf<{ one: "{count} konuk"; other: "{place}: {count} konuk" }>().toExtend<Greetings["guests"]>();
    expectTypeOf<keyof Greetings>().toEqualTypeOf<keyof typeof inTurkish>();
  });

  it("does not compile where a text or a value in it is missing", () => {
    expectTypeOf<Omit<typeof inTurkish, "hello">>().not.toExtend<Greetings>();
    expectTypeOf<"Merhaba {name}">().not.toExtend<Greetings["helloTo"]>();
    expectTypeOf<{ other: "{count} konuk" }>().not.toExtend<Greetings["guests"]>();
    expectTypeOf<(name: string) => string>().not.toExtend<Greetings["since"]>();
  });
});

it.each([
  ["tr", "tr"],
  ["tr-TR", "tr"],
  ["TR-CY", "tr"],
  ["en-US", undefined],
  ["trv-TW", undefined],
  ["ar-EG", undefined],
])("readers of %s read %s, and English where that says nothing", (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

describe("texts on their way", () => {
  it("are fetched once, and everybody who waits is told", async () => {
    const load = vi.fn(() => Promise.resolve({ greetings: inTurkish }));
    const told = vi.fn();
    const forget = onTextsFetched(told);
    await Promise.all([fetchTexts("tr", load), fetchTexts("tr", load)]);
    await fetchTexts("tr", load);
    forget();
    expect(load).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
    expect(textsIn("tr").greetings).toBe(inTurkish);
    expect(textsIn(undefined).greetings).toBeUndefined();
  });

  it("that cannot be had are no error, and are tried again by who asks next", async () => {
    const load = vi.fn<() => Promise<object>>(() => Promise.reject(new Error("offline")));
    await fetchTexts("tr", load);
    load.mockResolvedValue({ farewells: { bye: "Hoşça kalın" } });
    await fetchTexts("tr", load);
    expect(textsIn("tr").farewells).toEqual({ bye: "Hoşça kalın" });
  });
});
