import type { Query } from "@callwright/sdk/contract";
import type { CallwrightClient } from "@callwright/sdk";
import { useApi } from "@callwright/sdk/hooks";
import type { ReactNode } from "react";

import type { Messages } from "../../i18n/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import type { companiesMessages } from "./companies.messages.js";
import { WhatGoes } from "./WhatGoes.js";

/** What becomes of the money that a deleted company has left. */
export type BalanceFate = NonNullable<Query<"deleteSellerCompany">["balance"]>;

/** What goes with a company. */
export interface Belongings {
  customerCount: number;
  /** Calls that were not dialled yet. */
  waitingCount: number;
  /** US dollars. */
  balance: number;
}

/** What was agreed to. */
export interface AgreedDeletion {
  sellerCompanyId: string;
  /** Undefined where no money is left. */
  balance: BalanceFate | undefined;
}

/** Asks before a company is deleted, with what goes. Draw `dialog` where it is asked. */
export function useAskToDelete(t: Messages<typeof companiesMessages>): {
  ask: (company: { id: string; name: string }) => Promise<AgreedDeletion | undefined>;
  dialog: ReactNode;
} {
  const client = useApi();
  const { confirm, dialog } = useConfirm();
  return {
    dialog,
    async ask({ id, name }) {
      // Without the figures it is asked all the same; the server refuses while money is left.
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
    },
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
