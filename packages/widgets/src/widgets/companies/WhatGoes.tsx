import { useState } from "react";

import { useNumbers, type Messages } from "../../i18n/index.js";
import { Segmented } from "../../ui/segmented/index.js";
import type { companiesMessages } from "./companies.messages.js";
import type { BalanceFate, Belongings } from "./askToDelete.js";
import { Choice, Goes } from "./WhatGoes.styles.js";

interface WhatGoesProps {
  t: Messages<typeof companiesMessages>;
  belongings: Belongings;
  onFate: (fate: BalanceFate) => void;
}

/**
 * The data that is deleted with a company, in figures, what is kept, and the choice of what happens to the remaining
 * balance.
 */
export function WhatGoes({ t, belongings, onFate }: WhatGoesProps) {
  const numbers = useNumbers();
  const [fate, setFate] = useState<BalanceFate>("PAID_OUT");
  const { customerCount, waitingCount, balance } = belongings;
  return (
    <>
      <Goes>
        {customerCount > 0 && <li>{t.goesCustomers({ count: customerCount })}</li>}
        {waitingCount > 0 && <li>{t.goesCalls({ count: waitingCount })}</li>}
        {balance > 0 && <li>{t.goesBalance({ amount: numbers.money(balance) })}</li>}
        <li>{t.staysBooks}</li>
      </Goes>
      {balance > 0 && (
        <Choice>
          <Segmented
            label={t.balanceFate}
            options={[
              { value: "PAID_OUT", label: t.paidOut },
              { value: "WRITTEN_OFF", label: t.writtenOff },
            ]}
            value={fate}
            onChange={(next) => {
              setFate(next);
              onFate(next);
            }}
          />
        </Choice>
      )}
    </>
  );
}
