import type { ReactNode } from "react";

import { useNumbers, useMessages, type Messages } from "../../i18n/index.js";
import { Link } from "../../ui/link/index.js";
import { Skeleton } from "../../ui/skeleton/index.js";
import { statusMessages } from "../../ui/status/index.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { partOf } from "./dashboard.model.js";
import { Highlight, Pending, Strip } from "./Dashboard.styles.js";
import type { Highlights } from "./Dashboard.types.js";

/** Props of {@link HighlightStrip}. */
export interface HighlightStripProps {
  t: Messages<typeof dashboardMessages>;
  /** Undefined until the numbers are known. */
  highlights: Highlights | undefined;
  onOpenPotentialCustomers: (() => void) | undefined;
}

/** The four numbers at the top (A-DASH-03). */
export function HighlightStrip({ t, highlights, onOpenPotentialCustomers }: HighlightStripProps) {
  const formats = useNumbers();
  const statuses = useMessages(statusMessages);
  const { calls = 0, completed = 0, answered = 0, positive = 0, queued = 0 } = highlights ?? {};
  const number = (read: (known: Highlights) => string) => highlights && read(highlights);
  const share = (count: number, whole: number) => (whole === 0 ? t.none : formats.exactPercent(partOf(count, whole)));
  return (
    <Strip aria-label={t.highlights}>
      <Fact
        name={t.potentialCustomers}
        figure={number((known) => formats.number(known.potentialCustomers))}
        note={
          onOpenPotentialCustomers && (
            <Link onPress={onOpenPotentialCustomers} aria-label={t.viewAllCustomers}>
              {t.viewAll}
            </Link>
          )
        }
      />
      <Fact
        name={t.calls}
        figure={number(() => formats.number(calls))}
        note={t.statusCount({ label: statuses.QUEUED, count: formats.number(queued) })}
      />
      <Fact
        name={t.completed}
        figure={number(() => share(completed, calls))}
        note={t.completedOf({ count: completed, total: calls })}
      />
      <Fact
        name={t.positive}
        figure={number(() => share(positive, answered))}
        note={t.positiveOf({ count: positive, total: answered })}
      />
    </Strip>
  );
}

function Fact({ name, figure, note }: { name: string; figure: string | undefined; note: ReactNode }) {
  return (
    <Highlight>
      <dt>{name}</dt>
      <dd>{figure ?? <Waiting size={48} />}</dd>
      <dd>{figure === undefined ? <Waiting size={64} /> : <bdi>{note}</bdi>}</dd>
    </Highlight>
  );
}

function Waiting({ size }: { size: 48 | 64 }) {
  return (
    <Pending>
      <Skeleton size={size} />
    </Pending>
  );
}
