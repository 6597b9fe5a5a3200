import { styled } from "styled-components";

import { Press } from "../../ui/press/index.js";

/** Three columns if there is room; otherwise only the card, which fills the width on a phone. */
export const Wizard = styled.div`
  container: cw / inline-size;
  display: grid;
  flex: 1 1 auto;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 560px minmax(0, 1fr);
  gap: 48px;
  align-items: start;
  padding: 44px 40px 40px;

  @container cw (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 560px);
    justify-content: center;
    padding: 24px;
  }

  @container cw (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    padding: 0;
  }
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 640px;
  border-radius: calc(14px * var(--cw-radius-scale));
  background: var(--cw-surface);
  box-shadow:
    0 0 0 1px var(--cw-border),
    0 1px 3px rgb(28 25 21 / 0.04),
    0 24px 48px -24px rgb(28 25 21 / 0.1);

  @container cw (max-width: 599.98px) {
    min-block-size: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

export const Body = styled.div`
  flex: 1;
  padding: 36px 36px 24px;

  @container cw (max-width: 599.98px) {
    padding: 24px 16px;
  }
`;

export const Footer = styled.footer`
  display: flex;
  justify-content: space-between;
  padding: 16px 36px;
  border-block-start: 1px solid var(--cw-border-subtle);

  /* The label of the quiet button stands where the text above it does. */
  & > :first-child {
    margin-inline-start: -12px;
  }

  @container cw (max-width: 599.98px) {
    position: sticky;
    inset-block-end: 0;
    z-index: calc(var(--cw-z-base, 0) + 10);
    padding: 12px 16px;
    background: var(--cw-surface);
  }
`;

/** The number of the step. It is hidden if the stepper is shown. */
export const StepCount = styled.p`
  margin: 0 0 4px;
  color: var(--cw-text-subtle);
  font-size: 12px;
  line-height: 16px;
  font-variant-numeric: tabular-nums;

  @container cw (min-width: 1100px) {
    display: none;
  }
`;

export const Title = styled.div`
  & > :is(h1, h2) {
    margin: 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 640;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }

  & > :focus {
    outline: none;
  }
`;

export const Lead = styled.p`
  margin: 4px 0 28px;
  color: var(--cw-text-muted);
  font-size: 14px;
  line-height: 22px;
  text-wrap: pretty;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @container cw (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--cw-text-subtle);
`;

export const Points = styled.ul`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 14px;
  line-height: 22px;

  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
  }
`;

export const PointSign = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--cw-radius-md);
  background: var(--cw-surface-active);
  color: var(--cw-text);
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-block-size: 34px;
`;

/**
 * A product that can be chosen. It has square corners, as the chips of products have everywhere; if it is pressed, it
 * also has a check mark.
 */
export const Choice = styled(Press)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 34px;
  padding: 6px 12px;
  border: 0;
  border-radius: var(--cw-radius-md);
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  color: var(--cw-text);
  font: 500 13px / 20px var(--cw-font-family);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--cw-accent-text);
  }

  @media (hover: hover) {
    &:hover {
      background: var(--cw-surface-hover);
    }
  }

  &[aria-pressed="true"] {
    background: var(--cw-accent-soft);
    box-shadow: inset 0 0 0 1.5px var(--cw-accent-text);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const AddLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;

  /* Beside the box, not beside its label. */
  & > :last-child {
    margin-block-start: 26px;
  }
`;

export const Count = styled.p`
  min-block-size: 16px;
  margin: 0;
  color: var(--cw-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

export const Summary = styled.dl`
  display: grid;
  margin: 0;
  font-size: 14px;
  line-height: 22px;

  & > div {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 12px;
    padding-block: 12px;
    border-block-end: 1px solid var(--cw-border-subtle);
  }

  & > div:last-child {
    border: 0;
  }

  & dt {
    color: var(--cw-text-subtle);
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Aside = styled.aside`
  @container cw (max-width: 1099.98px) {
    display: none;
  }
`;

export const Steps = styled.ol`
  display: grid;
  inline-size: 196px;
  margin: 0;
  margin-inline-start: auto;
  padding: 28px 0 0;
  list-style: none;
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  padding-block-end: 24px;
  color: var(--cw-text-subtle);

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 28px 4px;
    inset-inline-start: 11.25px;
    inline-size: 1.5px;
    background: var(--cw-border);
  }

  &[data-state="done"]:not(:last-child)::before {
    background: var(--cw-text);
  }

  & b {
    display: block;
    font-weight: 500;
    line-height: 24px;
  }

  & small {
    display: block;
    font-size: 12px;
    line-height: 16px;
  }

  &[data-state="done"] b {
    color: var(--cw-text);
  }

  &[data-state="current"] b {
    color: var(--cw-text);
    font-weight: 600;
  }
`;

export const StepNumber = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1.5px var(--cw-border-strong);
  font-size: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-state="done"] > & {
    background: var(--cw-text);
    box-shadow: none;
    color: var(--cw-surface);
  }

  [data-state="current"] > & {
    background: var(--cw-accent);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--cw-accent) 18%, transparent);
    color: var(--cw-accent-contrast);
  }
`;

export const Unseen = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const PreviewTitle = styled.span`
  display: block;
  padding-block-start: 28px;
  color: var(--cw-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;

export const PreviewCard = styled.div`
  max-inline-size: 248px;
  margin-block-start: 8px;
  padding: 20px;
  border-radius: calc(10px * var(--cw-radius-scale));
  background: var(--cw-surface);
  box-shadow: 0 0 0 1px var(--cw-border);

  & > b {
    display: block;
    margin-block-start: 12px;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }

  & > p {
    margin: 0;
    color: var(--cw-accent-text);
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  & > p[data-empty] {
    color: var(--cw-text-subtle);
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 6px;
  margin: 14px 0 0;
  padding-block-start: 10px;
  border-block-start: 1px solid var(--cw-border-subtle);

  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }

  & dt {
    color: var(--cw-text-subtle);
  }

  & dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
