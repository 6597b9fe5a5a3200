import { CallwrightProvider, type WidgetEvent } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { CallCenter, type CallCenterHandle } from "@callwright/widgets/call-center";
import { CallHistory } from "@callwright/widgets/call-history";
import { useCallback, useMemo, useRef, useState } from "react";

import { activityOf, type Activity } from "./activity.ts";
import { ActivityList } from "./ActivityList.tsx";
import type { Contact } from "./contact.ts";
import { ContactCard } from "./ContactCard.tsx";
import styles from "./ContactPage.module.css";
import { Card } from "./design/Card.tsx";
import { callwrightTheme, type Scheme } from "./design/palette.ts";
import { fetchSession } from "./session.ts";

/** The page of a contact: the CRM's own data on one side, Callwright's widgets on the other. */
export function ContactPage({ contact, scheme }: { contact: Contact; scheme: Scheme }) {
  const { url, ids } = contact.callwright;
  const [activities, setActivities] = useState<readonly Activity[]>(contact.activities);
  const callCenter = useRef<CallCenterHandle>(null);

  const keepActivity = useCallback((event: WidgetEvent) => {
    const activity = activityOf(event);
    if (activity) setActivities((earlier) => [activity, ...earlier]);
  }, []);
  const onlyThisCustomer = useMemo(
    () => (ids ? { potentialCustomerCompanyIds: [ids.potentialCustomerId] } : {}),
    [ids],
  );

  return (
    <main className={styles.page}>
      <div className={styles.own}>
        <ContactCard contact={contact} onCall={ids && (() => void callCenter.current?.callContact(ids))} />
        <Card title="Activity">
          <ActivityList activities={activities} />
        </Card>
      </div>
      <CallwrightProvider
        apiBase={url}
        fetchSession={fetchSession}
        theme={callwrightTheme}
        scheme={scheme}
        density="compact"
        onEvent={keepActivity}
      >
        <div className={styles.widgets}>
          <Card isFlush>
            <CallHistory {...(ids && { phoneBookId: ids.phoneBookId })} />
          </Card>
          <Card isFlush>
            <CallCenter ref={callCenter} initialView={onlyThisCustomer} />
          </Card>
          <Card isFlush>
            <Balance />
          </Card>
        </div>
      </CallwrightProvider>
    </main>
  );
}
