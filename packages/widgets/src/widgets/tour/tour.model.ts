/** The state of a person's tour, which the host stores (A-TOUR-06). */
export interface TourState {
  isOpen: boolean;
  /** 1 to 9, and 10 once it is finished (A-TOUR-01). */
  step: number;
}

/** The state at the start of the tour. */
export const startedTour: TourState = { isOpen: true, step: 1 };

/** An event of a widget, as the provider's `onEvent` receives it. */
export interface TourEvent {
  widget: string;
  type: string;
}

export const finishedStep = 10;

/** The last step for a person. For people who start no calls, it is the one about their customer. */
export function lastStepOf(canCall: boolean): number {
  return canCall ? finishedStep - 1 : 4;
}

/**
 * The selectors of the elements that each step points at. The host marks its own links with `data-tour`; widgets mark
 * theirs.
 */
export const targets: Readonly<Record<number, readonly string[]>> = {
  1: ['[data-tour="potential-customers"]', '[data-tour="menu"]'],
  2: ['[data-widget="potential-customers"] [data-action="create"]'],
  3: ['form:has([data-tour="first-contact"])'],
  4: ['[data-tour="first-contact"]'],
  5: ['[data-tour="call-center"]', '[data-tour="menu"]'],
  6: ['[data-widget="call-center"] [data-action="create"]'],
  7: ['[data-tour="new-call"]'],
  8: ['[data-widget="call-center"] [data-row-id] [data-action="call"]'],
  9: ['[data-action="call-now"]'],
};

/** The steps that are completed when the next step's element appears, because a page or a drawer was opened. */
const opening: ReadonlySet<number> = new Set([1, 2, 5, 6, 8]);

/** The events of widgets that complete a step. */
const ends: Readonly<Record<string, number>> = {
  "potential-customers customerCreated": 4,
  "call-center itemCreated": 7,
  "call-center callsStarted": 9,
};

/**
 * The step after an event of a widget. An event never leads to an earlier step. For people who start no calls, the tour
 * is finished after their customer.
 */
export function stepAfter(step: number, { widget, type }: TourEvent, canCall: boolean): number {
  const ended = ends[`${widget} ${type}`];
  if (ended === undefined || step > ended) return step;
  return ended >= lastStepOf(canCall) ? finishedStep : ended + 1;
}

/** Whether a step is completed by a press on its element. */
export const isOpening = (step: number): boolean => opening.has(step);

/** The step after an element has appeared. */
export function stepSeen(step: number, isInSight: (step: number) => boolean): number {
  return opening.has(step) && isInSight(step + 1) ? step + 1 : step;
}

/**
 * The step that can be shown now: the current one, or, if its element is not visible (because a drawer was closed or
 * another page opened), the latest earlier one, which leads back to it.
 */
export function stepToShow(step: number, isInSight: (step: number) => boolean): number | undefined {
  for (let shown = step; shown >= 1; shown -= 1) if (isInSight(shown)) return shown;
  return undefined;
}

/** The position of the bubble, and its side of the element. */
export interface BubblePlace {
  x: number;
  y: number;
  side: "below" | "above" | "start" | "end" | "none";
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 12;
const edge = 12;

/**
 * Whether a drawer leaves no room for the bubble beside it, as on a phone. The bubble is then placed at the lower end
 * of the screen and the drawer ends above it, so that the bubble covers no part of a form.
 */
export function isDocked(drawer: Box, bubble: Size, screen: Size): boolean {
  const room = Math.max(drawer.x, screen.width - drawer.x - drawer.width);
  return room < gap + bubble.width + edge;
}

/** The position of a docked bubble, and the height that it takes from the drawer. */
export function dockBubble(bubble: Size, screen: Size): { x: number; y: number; inset: number } {
  return {
    x: Math.max(edge, (screen.width - bubble.width) / 2),
    y: screen.height - bubble.height - edge,
    inset: bubble.height + 2 * edge,
  };
}

/** The position of a bubble: below the element, or else above it, beside it, or at the lower end of the screen. */
export function placeBubble(target: Box, bubble: Size, screen: Size): BubblePlace {
  const fit = (at: number, size: number, room: number) => Math.max(edge, Math.min(at, room - size - edge));
  const x = fit(target.x + target.width / 2 - bubble.width / 2, bubble.width, screen.width);
  const y = fit(target.y + target.height / 2 - bubble.height / 2, bubble.height, screen.height);
  const below = target.y + target.height + gap;
  const above = target.y - gap - bubble.height;
  const before = target.x - gap - bubble.width;
  const after = target.x + target.width + gap;
  if (below + bubble.height + edge <= screen.height) return { x, y: below, side: "below" };
  if (above >= edge && above + bubble.height + edge <= screen.height) return { x, y: above, side: "above" };
  if (before >= edge) return { x: before, y, side: "start" };
  if (after + bubble.width + edge <= screen.width) return { x: after, y, side: "end" };
  return { ...dockBubble(bubble, screen), side: "none" };
}
