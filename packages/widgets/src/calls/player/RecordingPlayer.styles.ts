import { keyframes, styled } from "styled-components";

import { Press } from "../../ui/press/index.js";
import { chartColors } from "../../theme/chartColors.js";

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

export const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 14px 14px 10px;
  border-radius: var(--cw-radius-lg);
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border);
  container: cw-player / inline-size;

  @container cw (max-width: 520px) {
    gap: 10px;
    padding: 12px;
  }
`;

export const PlayButton = styled(Press)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin-block-start: 2px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--cw-accent);
  color: var(--cw-accent-contrast);
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.24),
    inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 14%, transparent);
  cursor: pointer;
  outline: 0;
  transition: background var(--cw-dur-fast);

  @media (hover: hover) {
    &:hover {
      background: var(--cw-accent-hover);
    }
  }

  &:active {
    background: var(--cw-accent-active);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  & svg {
    stroke-width: 1;
  }

  & svg:not([viewBox="0 0 14 14"]) {
    fill: currentColor;
  }

  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
`;

export const Busy = styled.svg`
  inline-size: 18px;
  block-size: 18px;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 900ms linear infinite;
  }
`;

export const Main = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 24px;
  margin-block-start: 6px;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  white-space: nowrap;

  @container cw-player (max-width: 400px) {
    gap: 6px;
  }

  /* The line is lower than a button; on touch screens both grow. */
  & button {
    margin-block: -2px;
  }

  & button + button,
  & span:has(> button) + span:has(> button) {
    margin-inline-start: -8px;
  }
`;

export const Time = styled.span`
  font-variant-numeric: tabular-nums;

  & b {
    color: var(--cw-text);
    font-weight: 550;
  }
`;

/** Where there is little room, the speakers have equal shares of it, and a short name leaves the rest to a long one. */
export const Legend = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, max-content));
  gap: 12px;
  min-inline-size: 0;

  @container cw-player (max-width: 400px) {
    gap: 6px;
  }

  @container cw-player (max-width: 300px) {
    display: none;
  }
`;

export const Speaker = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
`;

export const Swatch = styled.i`
  ${chartColors}
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 2px;
  background: var(--cw-viz-speaker-contact);

  &[data-speaker="assistant"] {
    background: var(--cw-viz-speaker-assistant);
  }
`;

export const Spacer = styled.span`
  flex: 1;
`;

export const Failure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 24px;
  margin-block-start: 6px;
  color: var(--cw-danger-text);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;
