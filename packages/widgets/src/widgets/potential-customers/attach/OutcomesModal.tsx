import type { Messages } from "../../../i18n/index.js";
import { useStay } from "../../../lib/useStay.js";
import { Button } from "../../../ui/button/index.js";
import { Check, TriangleAlert } from "../../../ui/icon/generated/icons.js";
import { Icon } from "../../../ui/icon/index.js";
import { Modal } from "../../../ui/modal/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CompanyOutcome } from "../PotentialCustomers.types.js";
import * as s from "./OutcomesModal.styles.js";

/** Props of {@link OutcomesModal}. */
export interface OutcomesModalProps {
  t: Messages<typeof potentialCustomersMessages>;
  isOpen: boolean;
  title: string;
  outcomes: readonly CompanyOutcome[];
  /** A text with the number of new records of a company. */
  countText: (count: number) => string;
  onClose: () => void;
}

/** The result for each company, with those that were left out first. It is shown this once: only its button closes it. */
export function OutcomesModal({ t, isOpen, title, outcomes, countText, onClose }: OutcomesModalProps) {
  useStay(isOpen);
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined);
  const done = outcomes.filter(({ refusal }) => refusal === undefined);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDismissable={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <s.Outcome>
        <Notice tone="warning" title={t.companiesLeftOut({ count: refused.length })}>
          {done.length > 0 ? t.companiesLeftOutBody : t.allCompaniesLeftOutBody}
        </Notice>
        <s.Companies>
          {[...refused, ...done].map(({ id, name, count, refusal }) => (
            <s.Company key={id} data-refused={refusal !== undefined || undefined}>
              <Icon icon={refusal === undefined ? Check : TriangleAlert} />
              <s.Name>{name || t.companyMissing}</s.Name>
              <s.Result>{refusal ?? (count > 0 ? countText(count) : t.companyUnchanged)}</s.Result>
            </s.Company>
          ))}
        </s.Companies>
      </s.Outcome>
    </Modal>
  );
}
