import { expect, test } from "vitest";

import { createFormats } from "../i18n/formats.js";
import { countryOptions } from "./countryOptions.js";

const countries = ["AX", "DE", "TM", "TR", "ZA"].map((iso2) => ({ id: iso2, iso2, otherNames: [] }));

test.each([
  ["en", ["Åland Islands", "Germany", "South Africa", "Türkiye", "Turkmenistan"]],
  ["tr", ["Åland Adaları", "Almanya", "Güney Afrika", "Türkiye", "Türkmenistan"]],
])("R-63 countries stand in the order of the reader's language, in %s too", (locale, names) => {
  expect(countryOptions(countries, createFormats(locale)).map(({ label }) => label)).toEqual(names);
});
