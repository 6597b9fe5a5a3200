import { expect, it } from "vitest";

import { plain } from "./plain.js";

it.each([
  ["Şeker", "seker"],
  ["SEKER", "seker"],
  ["Ali IŞIK", "ali isik"],
  ["İzmir ığdır", "izmir igdir"],
  ["Çağdaş Gürsöz".normalize("NFD"), "cagdas gursoz"],
  ["Straße Łódź Ærø Đà Nẵng", "strasse lodz aero da nang"],
  ["Ёлка 東京 +90 (1%)", "елка 東京 +90 (1%)"],
])("%s is compared as %s", (text, expected) => {
  expect(plain(text)).toBe(expected);
});
