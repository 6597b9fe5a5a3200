import { textOrNull } from "../../domain/text.ts";
import type { Input } from "../../http/contract.ts";

/** The optional texts of a product as they are kept. */
export function productTexts({
  hscode,
  sector,
  about,
}: Pick<Input<"updateProduct">["body"], "hscode" | "sector" | "about">) {
  return { hscode: textOrNull(hscode), sector, about: textOrNull(about) };
}
