import type { Zod } from "../../../forms/zod.js";
import type { Messages } from "../../../i18n/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import type { Choice } from "../CallCenter.types.js";

/**
 * The values of the form of a new item. Fields have the names of the request's, so that the server's errors are shown
 * at them.
 */
export interface NewCall {
  sellerCompanyId: string | null;
  productId: Choice | null;
  potentialCustomerCompanyId: Choice | null;
  contactId: Choice | null;
  /** Null uses the default number (A-CCADD-11). */
  sellerCompanyNumberId: string | null;
}

/** Validates a new item (A-CCADD-03 to A-CCADD-06) and converts it to the body of the request that creates it. */
export function newCallSchema(z: Zod, t: Messages<typeof callCenterMessages>) {
  const chosen = (missing: string) =>
    z.pipe(
      z.custom<Choice | null>().check(z.refine((choice) => choice !== null, missing)),
      z.transform((choice) => choice?.id ?? ""),
    );
  return z.object({
    sellerCompanyId: z.pipe(
      z.nullable(z.string()).check(z.refine((id) => id !== null, t.sellerRequired)),
      z.transform((id) => id ?? ""),
    ),
    productId: chosen(t.productRequired),
    potentialCustomerCompanyId: chosen(t.customerRequired),
    contactId: chosen(t.contactRequired),
    sellerCompanyNumberId: z.nullable(z.string()),
  });
}
