import { useEffect, useState } from "react";

import { usePlaces } from "../../companies/usePlaces.js";
import { useMessages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { isDirty } from "./onboarding.model.js";
import { onboardingMessages, type OnboardingMessages } from "./onboarding.messages.js";
import { OnboardingView } from "./Onboarding.view.js";
import type { OnboardingProgress } from "./onboarding.types.js";
import { useOnboarding } from "./useOnboarding.js";

/** Props of {@link Onboarding}. */
export interface OnboardingProps {
  /** The company is there: read the user again and show the app (A-ONB-16). The button turns until it resolves. */
  onOnboarded: () => Promise<unknown> | void;
  /** Where to go on, as `onProgress` told it: what makes no sense is left out. Read once. */
  initialProgress?: Partial<OnboardingProgress> | undefined;
  /** Told the step and what is filled in on every change, for a host that keeps it over a reload. */
  onProgress?: (progress: OnboardingProgress) => void;
  /** Told when there is something that leaving would lose, and when there no longer is. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2;
  messages?: OnboardingMessages;
  className?: string;
}

/**
 * Sets up the company of a seller who has none: four steps, and nothing is kept before the last one is done, but for
 * products added on the way.
 *
 * @example
 * <Onboarding onOnboarded={async () => { await reloadUser(); navigate("/dashboard"); }} />
 */
export function Onboarding({ className, ...wizard }: OnboardingProps) {
  return (
    <WidgetRoot name="onboarding" texts={onboardingMessages} className={className}>
      <Wizard {...wizard} />
    </WidgetRoot>
  );
}

function Wizard({
  onOnboarded,
  initialProgress,
  onProgress,
  onDirtyChange,
  headingLevel = 2,
  messages,
}: Omit<OnboardingProps, "className">) {
  const t = useMessages(onboardingMessages, messages);
  const model = useOnboarding(initialProgress);
  const places = usePlaces(model.draft.country?.id);
  const hasDraft = isDirty(model.draft);
  const tellDirty = useEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => tellDirty(hasDraft), [hasDraft, tellDirty]);
  const { step, draft } = model;
  const tellProgress = useEvent((progress: OnboardingProgress) => onProgress?.(progress));
  useEffect(() => tellProgress({ step, ...draft }), [step, draft, tellProgress]);

  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      if (!(await model.send())) return;
      tellDirty(false);
      await onOnboarded();
    } finally {
      setStarting(false);
    }
  };

  return (
    <OnboardingView
      t={t}
      model={model}
      places={places}
      headingLevel={headingLevel}
      isStarting={isStarting}
      onStart={() => void start()}
    />
  );
}
