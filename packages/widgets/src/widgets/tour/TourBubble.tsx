import { useRef, useState, type ReactNode } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { onLayer, useOnTop } from "../../ui/portal/index.js";
import { useKeptClear } from "../../ui/toast/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { tourMessages } from "./tour.messages.js";
import { dockBubble, isDocked, placeBubble, type BubblePlace } from "./tour.model.js";
import { Arrow, Bubble, Count, Foot, Head, Outline, Steps, Words } from "./Tour.styles.js";
import { findTarget, type TourTarget } from "./useTourTarget.js";

/** Props of {@link TourBubble}. */
export interface TourBubbleProps {
  t: Messages<typeof tourMessages>;
  target: TourTarget;
  /** The number of steps. */
  lastStep: number;
  /** Goes to the next step; undefined if that is not possible yet. */
  onNext: (() => void) | undefined;
  /** Goes to the previous step; undefined on the first one. */
  onBack: (() => void) | undefined;
  onSkip: () => void;
  className?: string | undefined;
}

/**
 * The bubble with the text of a step, beside the outlined element. It is rendered above dialogs and can be used while
 * one is open, like a toast. The focus stays where it is; Tab reaches the bubble afterwards.
 */
export function TourBubble({ t, target, lastStep, onNext, onBack, onSkip, className }: TourBubbleProps) {
  useOnTop();
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 300, height: 120 });
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return undefined;
    // The height of the bubble depends on the text of the step.
    const observer = new ResizeObserver(() => setSize({ width: bubble.offsetWidth, height: bubble.offsetHeight }));
    observer.observe(bubble);
    return () => observer.disconnect();
  }, []);

  const place = useBubblePlace(target, size);
  const keepClear = useKeptClear(place.y);
  useLayoutEffect(() => keepClear(ref.current), [keepClear]);
  const keepTargetClear = useKeptClear(target.y - 4);
  // A large element, such as a whole form, needs no outline.
  const isSmall = target.height < innerHeight / 2;
  const outline = { left: target.x - 4, top: target.y - 4, width: target.width + 8, height: target.height + 8 };
  return (
    <TopLayer>
      {isSmall && <Outline ref={keepTargetClear} aria-hidden="true" style={{ ...onLayer("tour"), ...outline }} />}
      <Bubble ref={ref} role="dialog" aria-label={t.title} style={{ ...onLayer("tour"), left: place.x, top: place.y }}>
        {place.side !== "none" && (
          <Arrow aria-hidden="true" data-side={place.side} style={arrowAt(place, target, size)} />
        )}
        <WidgetRoot name="tour" texts={tourMessages} className={className}>
          <Head>
            <b>{t.title}</b>
            <Count>{t.stepOf({ step: target.step, total: lastStep })}</Count>
          </Head>
          <Words role="status">{textOf(target.step, t)}</Words>
          <Foot>
            <Button size="small" variant="ghost" onPress={onSkip}>
              {t.skip}
            </Button>
            <Steps>
              {onBack && (
                <Button size="small" variant="ghost" onPress={onBack}>
                  {t.back}
                </Button>
              )}
              {onNext && (
                <Button size="small" onPress={onNext}>
                  {target.step === lastStep ? t.finish : t.next}
                </Button>
              )}
            </Steps>
          </Foot>
        </WidgetRoot>
      </Bubble>
    </TopLayer>
  );
}

/**
 * The position of the bubble. If a drawer leaves no room for it, the drawer is shortened at its lower end while the
 * bubble is shown.
 */
function useBubblePlace(target: TourTarget, size: { width: number; height: number }): BubblePlace {
  const { drawer, step } = target;
  const screen = { width: innerWidth, height: innerHeight };
  const docked =
    drawer && isDocked(drawer.getBoundingClientRect(), size, screen) ? dockBubble(size, screen) : undefined;
  const inset = docked?.inset;
  useLayoutEffect(() => {
    if (!drawer || inset === undefined) return undefined;
    drawer.style.setProperty("inset-block-end", `${inset}px`);
    findTarget(step)?.scrollIntoView({ block: "nearest" });
    return () => void drawer.style.removeProperty("inset-block-end");
  }, [drawer, inset, step]);
  return docked ? { x: docked.x, y: docked.y, side: "none" } : placeBubble(target, size, screen);
}

/**
 * react-aria lets people use such elements while a dialog is open, and does not treat a press on them as one outside
 * the dialog.
 */
function TopLayer({ children }: { children: ReactNode }) {
  return <div data-react-aria-top-layer="true">{children}</div>;
}

function textOf(step: number, t: Messages<typeof tourMessages>): string {
  const texts = [t.step1, t.step2, t.step3, t.step4, t.step5, t.step6, t.step7, t.step8, t.step9];
  return texts[step - 1] ?? "";
}

/** The arrow points at the middle of the element, as far as the round corners of the bubble allow. */
function arrowAt(
  { x, y, side }: ReturnType<typeof placeBubble>,
  target: TourTarget,
  size: { width: number; height: number },
): { left?: number; top?: number } {
  const within = (at: number, length: number) => Math.max(16, Math.min(at, length - 16));
  return side === "below" || side === "above"
    ? { left: within(target.x + target.width / 2 - x, size.width) }
    : { top: within(target.y + target.height / 2 - y, size.height) };
}
