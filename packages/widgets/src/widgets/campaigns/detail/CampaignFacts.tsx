import type { CampaignDetail } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import { DateTime } from "../../../records/DateTime.js";
import { Link } from "../../../ui/link/index.js";
import type { campaignsMessages } from "../campaigns.messages.js";
import { CampaignStatusChip } from "../CampaignStatusChip.js";
import { Facts } from "./CampaignDetail.styles.js";

/** Props of {@link CampaignFacts}. */
export interface CampaignFactsProps {
  t: Messages<typeof campaignsMessages>;
  detail: CampaignDetail;
  isCompanyShown: boolean;
  onOpenCampaign: (campaignId: string) => void;
}

/** A campaign's data as a list of names and values. */
export function CampaignFacts({ t, detail, isCompanyShown, onOpenCampaign }: CampaignFactsProps) {
  const formats = useNumbers();
  const { status, callsPerMinute: count, expiresAt, rerunOf, course } = detail;
  const facts: readonly (readonly [name: string, value: ReactNode] | false)[] = [
    [t.status, <CampaignStatusChip key="status" t={t} status={status} />],
    [t.cost, formats.money(course.cost)],
    [t.attempts, t.attemptCount({ count: course.attempts })],
    [t.pace, count === null ? t.noPace : t.paceOf({ count })],
    [t.end, expiresAt === null ? t.noEnd : <DateTime key="end" instant={expiresAt} pattern="call" />],
    [t.createdAt, <DateTime key="createdAt" instant={detail.createdAt} pattern="call" />],
    [t.createdBy, detail.createdBy],
    isCompanyShown && [t.company, detail.sellerCompany.name],
    rerunOf !== null && [
      t.rerunOf,
      <Link key="rerunOf" onPress={() => onOpenCampaign(rerunOf.id)}>
        {rerunOf.name}
      </Link>,
    ],
  ];
  return (
    <Facts>
      {facts
        .filter((fact) => fact !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}
