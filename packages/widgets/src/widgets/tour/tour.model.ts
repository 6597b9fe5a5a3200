/** Where somebody is in the tour; what a host keeps for them (A-TOUR-06). */
export interface TourState {
  isOpen: boolean;
  /** 1 to 9, and 10 once it is finished (A-TOUR-01). */
  step: number;
}

/** The tour from its beginning. */
export const startedTour: TourState = { isOpen: true, step: 1 };

/** Something a widget did, as the provider's `onEvent` tells it. */
export interface TourEvent {
  widget: string;
  type: string;
}

export const finishedStep = 10;

/** The last step that somebody can take: who starts no calls is done with their customer. */
export function lastStepOf(canCall: boolean): number {
  return canCall ? finishedStep - 1 : 4;
}

/** What each step points at. The host marks its own ways with `data-tour`; widgets have theirs. */
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

/** Steps that are done once what the next one points at is there: a page or a drawer was opened. */
const opening: ReadonlySet<number> = new Set([1, 2, 5, 6, 8]);

/** What a widget did, and which step that ends. */
const ends: Readonly<Record<string, number>> = {
  "potential-customers customerCreated": 4,
  "call-center itemCreated": 7,
  "call-center callsStarted": 9,
};

/** The step after what a widget did. Nobody is sent back, and who prepares no calls is done with their customer. */
export function stepAfter(step: number, { widget, type }: TourEvent, canCall: boolean): number {
  const ended = ends[`${widget} ${type}`];
  if (ended === undefined || step > ended) return step;
  return ended >= lastStepOf(canCall) ? finishedStep : ended + 1;
}

/** Whether a step ends with what it points at being pressed. */
export const isOpening = (step: number): boolean => opening.has(step);

/** The step after what came into sight. */
export function stepSeen(step: number, isInSight: (step: number) => boolean): number {
  return opening.has(step) && isInSight(step + 1) ? step + 1 : step;
}

/**
 * The step that can be shown now: the one somebody is at, or where its target is not in sight (a drawer was closed, another
 * page opened) the latest one before it that leads back there.
 */
export function stepToShow(step: number, isInSight: (step: number) => boolean): number | undefined {
  for (let shown = step; shown >= 1; shown -= 1) if (isInSight(shown)) return shown;
  return undefined;
}

/** Where a bubble stands, and on which side of what it points at. */
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
 * Whether a drawer leaves no room beside it for a bubble, as on a phone. The bubble then has the lower end of the screen to
 * itself, and the drawer ends above it: nothing of a form that fills the screen is covered.
 */
export function isDocked(drawer: Box, bubble: Size, screen: Size): boolean {
  const room = Math.max(drawer.x, screen.width - drawer.x - drawer.width);
  return room < gap + bubble.width + edge;
}

/** Where a docked bubble stands, and how much of the lower end it takes. */
export function dockBubble(bubble: Size, screen: Size): { x: number; y: number; inset: number } {
  return {
    x: Math.max(edge, (screen.width - bubble.width) / 2),
    y: screen.height - bubble.height - edge,
    inset: bubble.height + 2 * edge,
  };
}

/** Where a bubble stands: below what it points at, else above, else beside it, else along the bottom of the screen. */
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
