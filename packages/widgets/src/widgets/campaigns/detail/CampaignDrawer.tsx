import type { CampaignDetail } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useKept } from "../../../lib/useKept.js";
import { Button, IconButton } from "../../../ui/button/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Ellipsis } from "../../../ui/icon/generated/icons.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { CampaignsProps } from "../Campaigns.js";
import type { firstCampaignsMessages } from "../campaigns.firstTexts.js";
import { campaignsMessages } from "../campaigns.messages.js";
import { canRerun, isOver, toCampaignRow, type CampaignRow } from "../campaigns.model.js";
import { menuActions } from "../menuActions.js";
import type { RowActionOptions } from "../rowActions.js";
import type { CampaignsModel } from "../useCampaigns.js";
import { CampaignCourse } from "./CampaignCourse.js";
import { CampaignFacts } from "./CampaignFacts.js";
import { CampaignPeople } from "./CampaignPeople.js";
import { CampaignTimes } from "./CampaignTimes.js";

/** Props of {@link CampaignDrawer}. */
export interface CampaignDrawerProps extends Pick<CampaignsProps, "onOpenCalls"> {
  t: Messages<typeof campaignsMessages>;
  isOpen: boolean;
  campaignId: string;
  read: CampaignsModel["detail"];
  /** The campaign's row, which is shown until the detail has loaded. */
  row: CampaignRow | undefined;
  /** Opens the previous or the next campaign of the list. */
  navigation: Pick<DrawerNavigation, "onPrevious" | "onNext">;
  options: RowActionOptions;
  isCompanyShown: boolean;
  onOpenCampaign: (campaignId: string) => void;
  onClose: () => void;
  /** A dialog that was opened from the drawer and must be above it. */
  children?: ReactNode;
}

/** The detail of a campaign, beside the list. */
export function CampaignDrawer({
  t: begun,
  ...props
}: Omit<CampaignDrawerProps, "t"> & { t: Messages<typeof firstCampaignsMessages> }) {
  return <SayingCampaignDrawer {...props} t={useAllMessages(campaignsMessages, begun)} />;
}

function SayingCampaignDrawer(props: CampaignDrawerProps) {
  const { t, isOpen, navigation, options, onClose, children } = props;
  // The content stays while the drawer closes.
  const id = useKept(props.campaignId, isOpen);
  const read = useKept(props.read, isOpen);
  const row = useKept(props.row, isOpen);
  const detail = read.data?.id === id ? read.data : undefined;
  const campaign = detail ? toCampaignRow(detail) : row;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={campaign?.name ?? t.detailTitle}
      navigation={{ ...navigation, previousLabel: t.previous, nextLabel: t.next }}
      actions={
        campaign && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t.more({ name: campaign.name })} />}
            items={menuActions(campaign, { ...options, t })}
          />
        )
      }
      footer={campaign && <CourseButtons t={t} campaign={campaign} onAct={options.onAct} />}
    >
      {detail ? <CampaignBody {...props} detail={detail} /> : <Pending t={t} {...read} />}
      {children}
    </Drawer>
  );
}

function CampaignBody({ detail, ...props }: CampaignDrawerProps & { detail: CampaignDetail }) {
  const { t, onOpenCalls } = props;
  return (
    <>
      <CampaignFacts
        t={t}
        detail={detail}
        isCompanyShown={props.isCompanyShown}
        onOpenCampaign={props.onOpenCampaign}
      />
      <CampaignPeople t={t} progress={detail.progress} />
      <CampaignTimes t={t} timeline={detail.course.timeline} />
      <CampaignCourse
        t={t}
        course={detail.course}
        onOpenCalls={onOpenCalls && ((calls) => onOpenCalls({ campaignId: detail.id, ...calls }))}
      />
    </>
  );
}

function Pending({ t, error, mutate }: Pick<CampaignDrawerProps, "t"> & CampaignsModel["detail"]) {
  if (error?.status === 404) return <p>{t.missing}</p>;
  if (error)
    return <Notice {...(error.problem ? { title: error.problem.message } : {})} onRetry={() => void mutate()} />;
  return (
    <div role="status" aria-label={t.reading}>
      <SkeletonText lines={8} />
    </div>
  );
}

interface CourseButtonsProps extends Pick<CampaignDrawerProps, "t">, Pick<RowActionOptions, "onAct"> {
  campaign: CampaignRow;
}

/** The buttons at the bottom: stop, and pause or resume, while the campaign goes on; rerun when it has ended. */
function CourseButtons({ t, campaign, onAct }: CourseButtonsProps) {
  if (isOver(campaign))
    return canRerun(campaign) ? (
      <Button variant="primary" needs="rerunCampaign" onPress={() => onAct("rerun", campaign)}>
        {t.rerun}
      </Button>
    ) : null;
  const isPaused = campaign.status === "PAUSED";
  return (
    <>
      <Button variant="danger" needs="stopCampaign" onPress={() => onAct("stop", campaign)}>
        {t.stop}
      </Button>
      <Button
        variant={isPaused ? "primary" : "secondary"}
        needs={isPaused ? "resumeCampaign" : "pauseCampaign"}
        onPress={() => onAct(isPaused ? "resume" : "pause", campaign)}
      >
        {isPaused ? t.resume : t.pause}
      </Button>
    </>
  );
}
