import { keyframes, styled } from "styled-components";

import { Press } from "../press/index.js";

export const Root = styled(Press)`
  --height: var(--cw-control);
  --hover: var(--cw-surface-hover);
  --active: var(--cw-surface-active);
  position: relative;
  height: var(--height);
  padding: 0 12px;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: none;
  color: var(--cw-text);
  font: 500 13px / 20px var(--cw-font-family);
  letter-spacing: var(--cw-body-tracking);
  text-transform: none;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  outline: 0;
  transition:
    background var(--cw-dur-fast),
    box-shadow var(--cw-dur-fast),
    color var(--cw-dur-fast);

  &[data-size="small"] {
    --height: 28px;
    padding: 0 10px;
    font-size: 12px;
    border-radius: calc(5px * var(--cw-radius-scale));
  }

  &[data-size="large"] {
    --height: 40px;
    padding: 0 16px;
    font-size: 14px;
    border-radius: var(--cw-radius-md);
  }

  &[data-shape="icon"] {
    width: var(--height);
    padding: 0;
  }

  &[data-full-width] {
    width: 100%;
  }

  @media (pointer: coarse) {
    &,
    &[data-size="large"] {
      --height: 44px;
    }

    &[data-size="small"] {
      --height: 36px;
    }

    /* A touch just outside a small button still hits it. */
    &[data-size="small"]::after {
      content: "";
      position: absolute;
      inset: -4px;
    }
  }

  &[data-variant="primary"] {
    --hover: var(--cw-accent-hover);
    --active: var(--cw-accent-active);
    background: var(--cw-accent);
    color: var(--cw-accent-contrast);
    font-weight: 590;
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.24),
      inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent),
      0 1px 2px rgb(60 25 0 / 0.16);
  }

  &[data-variant="secondary"] {
    background: var(--cw-surface);
    box-shadow:
      inset 0 0 0 1px var(--cw-border-strong),
      var(--cw-shadow-1);
  }

  &[data-variant="ghost"] {
    color: var(--cw-text-muted);
  }

  &[data-variant="danger"] {
    --hover: var(--cw-danger-hover);
    --active: var(--cw-danger-hover);
    background: var(--cw-danger);
    color: var(--cw-danger-contrast);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.16),
      0 1px 2px rgb(60 0 0 / 0.2);
  }

  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
    &[data-variant="ghost"]:hover {
      color: var(--cw-text);
    }
  }

  /* Pressed, or open. */
  &:is(:active, [aria-expanded="true"]) {
    background: var(--active);
  }
  &[data-variant="primary"]:is(:active, [aria-expanded="true"]) {
    box-shadow: inset 0 1px 2px rgb(60 25 0 / 0.25);
  }
  &[data-variant="secondary"]:is(:active, [aria-expanded="true"]) {
    box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  }
  &[data-variant="ghost"]:is(:active, [aria-expanded="true"]) {
    color: var(--cw-text);
  }

  &[data-variant]:is([data-disabled], [data-unavailable]) {
    background: var(--cw-surface-active);
    color: var(--cw-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-variant="ghost"]:is([data-disabled], [data-unavailable]) {
    background: none;
  }

  &[data-busy] {
    cursor: progress;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

/** The place of the icon, which the spinner uses while the button is busy. */
export const Leading = styled.span`
  display: inline-grid;
  place-items: center;
  width: 16px;
  height: 16px;
  flex: none;

  &:not(:only-child) {
    margin-inline-start: -2px;
  }
`;

export const Trailing = styled.span`
  display: inline-grid;
  margin-inline-end: -3px;
  opacity: 0.7;
`;

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-veiled] {
    opacity: 0;
  }
`;

/** Above a label without an icon, so that the button keeps its width. */
export const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.svg`
  display: block;
  width: 14px;
  height: 14px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
