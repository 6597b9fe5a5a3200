import { randomUUID } from "node:crypto";

import { type CallwrightClient, createClient } from "@callwright/sdk";
import { inject } from "vitest";

import { keptMail } from "./mailbox.ts";

/**
 * A new person with their own company who has never signed in, created without a browser. They have the common demo
 * password.
 */
export async function newSeller(name: string): Promise<{ email: string; client: CallwrightClient }> {
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@new-seller.test`;
  const password = "Callwright1";
  const client = createClient({ baseUrl: inject("productUrl") });
  await client.call("registerUser", { body: { user: { name, surname: "Yılmaz", email, password } } });
  const { text } = await keptMail(`to ${email}`, ({ to, text }) => to === email && text.includes("token="));
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? "";
  await client.call("verifyEmail", { body: { token } });
  client.session.start(await client.call("login", { body: { email, password } }));
  const [product] = (await client.call("listProducts", { query: { isPublic: true, perPage: 1 } })).items;
  const [country] = (await client.call("listCountries")).items;
  if (!product || !country) throw new Error("There is no product or country to choose.");
  await client.call("onboardSellerCompany", {
    body: {
      sellerCompany: {
        name: `${name}'s Company`,
        website: "https://new-seller.test",
        productIds: [product.id],
        headquarterCountryId: country.id,
      },
    },
  });
  return { email, client };
}
