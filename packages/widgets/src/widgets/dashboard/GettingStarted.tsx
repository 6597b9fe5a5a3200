import type { Messages } from "../../i18n/index.js";
import { Button, IconButton } from "../../ui/button/index.js";
import { Card } from "../../ui/card/index.js";
import { Check, X } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import type { DashboardProps } from "./Dashboard.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { FreeMinutes, Mark, Step, StepName, Steps } from "./Dashboard.styles.js";
import type { GettingStartedState, StartStep } from "./Dashboard.types.js";

/** Props of {@link GettingStarted}. */
export interface GettingStartedProps extends Pick<
  DashboardProps,
  "onStartCall" | "onOpenPotentialCustomers" | "onOpenCalls"
> {
  t: Messages<typeof dashboardMessages>;
  level: 2 | 3;
  state: GettingStartedState;
  onDismiss: () => void;
}

/** The steps of a new seller to the first result: which are done, and a button for the next one. */
export function GettingStarted({ t, level, state, onDismiss, ...leads }: GettingStartedProps) {
  const leadOf: Record<StartStep, (() => void) | undefined> = {
    customer: leads.onOpenPotentialCustomers,
    contact: leads.onOpenPotentialCustomers,
    item: leads.onStartCall,
    call: leads.onStartCall,
    result: leads.onOpenCalls,
  };
  return (
    <Card
      title={t.gettingStarted}
      level={level}
      aside={<IconButton size="small" label={t.dismissGettingStarted} icon={X} onPress={onDismiss} />}
    >
      {state.freeMinutes !== undefined && <FreeMinutes>{t.freeMinutes({ count: state.freeMinutes })}</FreeMinutes>}
      <Steps aria-label={t.gettingStarted}>
        {state.steps.map(({ step, isDone, isNext }) => (
          <Step key={step} data-done={isDone || undefined} aria-current={isNext ? "step" : undefined}>
            <Mark aria-hidden="true">{isDone && <Icon icon={Check} size={12} />}</Mark>
            <StepName>
              {t[stepNames[step]]}
              {isDone && <Unseen>{t.stepDone}</Unseen>}
            </StepName>
            {leadOf[step] && <Lead isNext={isNext} isDone={isDone} text={t[stepLeads[step]]} onPress={leadOf[step]} />}
          </Step>
        ))}
      </Steps>
    </Card>
  );
}

/**
 * The action of a step. The next step has a secondary button, because the page already has its one primary (orange)
 * button. A later step has only a link, and a step that is done has neither.
 */
function Lead({
  isNext,
  isDone,
  text,
  onPress,
}: {
  isNext: boolean;
  isDone: boolean;
  text: string;
  onPress: () => void;
}) {
  if (isDone) return null;
  if (!isNext) return <Link onPress={onPress}>{text}</Link>;
  return (
    <Button size="small" onPress={onPress}>
      {text}
    </Button>
  );
}

const stepNames = {
  customer: "stepCustomer",
  contact: "stepContact",
  item: "stepItem",
  call: "stepCall",
  result: "stepResult",
} as const satisfies Record<StartStep, string>;

const stepLeads = {
  customer: "leadCustomer",
  contact: "leadContact",
  item: "leadItem",
  call: "leadCall",
  result: "leadResult",
} as const satisfies Record<StartStep, string>;
