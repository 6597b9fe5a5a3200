import { describeViewer } from "@callwright/sdk";
import { Dashboard } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import { SellerCompanyFilter } from "../layout/SellerCompanyFilter.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useGettingStarted } from "../session/gettingStarted.js";
import { useGuide } from "../session/guide.js";
import { useSellerCompany } from "../session/sellerCompany.js";
import { useUser } from "../session/SessionContext.js";
import { useOpenCall } from "./useOpenCall.js";

const WelcomeDialog = hostPart(
  () => import("../layout/WelcomeDialog.js").then(({ WelcomeDialog }) => WelcomeDialog),
  "none",
);

/** The dashboard, on which every user lands. A new seller is welcomed here (A-DASH-04). */
export function DashboardRoute() {
  usePageTitle(messages.dashboard);
  const user = useUser();
  const { isManager, isSeller } = describeViewer(user);
  // A user who was welcomed before does not load the dialog. Once it is shown, it stays until it is finished.
  const [isNew] = useState(isSeller && !user.isWelcomeDialog);
  const { company } = useSellerCompany();
  const guide = useGuide();
  const gettingStarted = useGettingStarted(user.id);
  const navigate = useNavigate();
  const openCall = useOpenCall();
  return (
    <>
      <Dashboard
        headingLevel={1}
        hasGettingStarted={!gettingStarted.isDismissed}
        onGettingStartedDismissed={gettingStarted.dismiss}
        sellerCompanyId={company?.id}
        filter={isManager && <SellerCompanyFilter />}
        onStartCall={() => void navigate({ to: paths.PHONEBOOK })}
        onOpenPotentialCustomers={() => void navigate({ to: paths.POTENTIAL_CUSTOMERS })}
        onOpenCalls={() => void navigate({ to: paths.ALL_CALLS })}
        onOpenFigure={({ filters }) => void navigate({ to: paths.ALL_CALLS, search: { ...filters } })}
        onOpenCall={openCall}
      />
      {isNew && <WelcomeDialog isWanted onFinished={guide.start} />}
    </>
  );
}
