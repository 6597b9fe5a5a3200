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
  /**
   * Called when the company has been created: reload the user and show the app (A-ONB-16). The button shows a spinner
   * until the promise resolves.
   */
  onOnboarded: () => Promise<unknown> | void;
  /**
   * The progress to continue from, as `onProgress` reported it. Invalid values are ignored, and so are later changes.
   */
  initialProgress?: Partial<OnboardingProgress> | undefined;
  /** Called on every change with the step and the entered values, for a host that keeps them over a reload. */
  onProgress?: (progress: OnboardingProgress) => void;
  /** Called when the form has unsaved changes, and when it no longer has any. */
  onDirtyChange?: (isDirty: boolean) => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2;
  messages?: OnboardingMessages;
  className?: string;
}

/**
 * The onboarding of a seller who has no company yet, in four steps. Nothing is saved before the last step, except for
 * products that are added on the way.
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
