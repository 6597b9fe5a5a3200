import type { Body } from "@callwright/sdk/contract";

import { textOrNull } from "../../domain/text.ts";
import type { Stored } from "../../store/stored.ts";

type Texts = Pick<Body<"updateProduct">, "hscode" | "sector" | "about">;

/** The optional texts of a product as they are kept. */
export function productTexts({ hscode, sector, about }: Texts) {
  return {
    hscode: { hscode: textOrNull(hscode) },
    sector: { sector },
    about: { about: textOrNull(about) },
  } satisfies Stored<"products", Texts>;
}
