import type { Query } from "@callwright/sdk/contract";
import type { CallwrightClient } from "@callwright/sdk";

import type { Messages } from "../../i18n/index.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { companiesMessages } from "./companies.messages.js";
import { WhatGoes } from "./WhatGoes.js";

/** What happens to the remaining balance of a deleted company. */
export type BalanceFate = NonNullable<Query<"deleteSellerCompany">["balance"]>;

/** The data that is deleted with a company. */
export interface Belongings {
  customerCount: number;
  /** The number of calls that have not been dialled yet. */
  waitingCount: number;
  /** The remaining balance in US dollars. */
  balance: number;
}

/** A deletion that the person has confirmed. */
export interface AgreedDeletion {
  sellerCompanyId: string;
  /** Undefined if no balance is left, or if it could not be read. */
  balance: BalanceFate | undefined;
}

interface AskOptions {
  t: Messages<typeof companiesMessages>;
  client: CallwrightClient;
  confirm: (question: Confirmation) => Promise<boolean>;
}

/** Asks for confirmation before a company is deleted, and shows what is deleted with it. */
export function askToDelete({ t, client, confirm }: AskOptions) {
  return async ({ id, name }: { id: string; name: string }): Promise<AgreedDeletion | undefined> => {
    // If the figures cannot be read, the question is asked without them. The server refuses to delete a company with
    // a balance.
    const belongings = await readBelongings(client, id).catch(() => undefined);
    let fate: BalanceFate = "PAID_OUT";
    const isAgreed = await confirm({
      title: t.deleteTitle({ name }),
      body: t.deleteBody,
      details: belongings && <WhatGoes t={t} belongings={belongings} onFate={(chosen) => (fate = chosen)} />,
      confirmLabel: t.delete,
    });
    const isMoneyLeft = belongings !== undefined && belongings.balance > 0;
    return isAgreed ? { sellerCompanyId: id, balance: isMoneyLeft ? fate : undefined } : undefined;
  };
}

async function readBelongings(client: CallwrightClient, sellerCompanyId: string): Promise<Belongings> {
  const [customers, pause, money] = await Promise.all([
    client.call("listPotentialCustomers", { query: { sellerCompanyId, perPage: 1 } }),
    client.call("getCallPause", { query: { sellerCompanyId } }),
    client.call("getBalance", { query: { sellerCompanyId } }),
  ]);
  return {
    customerCount: customers.metaData.totalCount,
    waitingCount: pause.waitingCount,
    balance: money.balance,
  };
}
