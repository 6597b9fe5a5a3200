import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { keyframes, styled } from "styled-components";

import { textButton } from "../button/index.js";

/**
 * `--cw-toast-lift` leaves space for what a host has in the corner, such as a chat launcher; `--lift` and the corner
 * for areas that must not be covered.
 */
export const Region = styled(ToastRegion)`
  --inset: 16px;
  position: fixed;
  inset-block-end: calc(var(--inset) + max(var(--lift), var(--cw-toast-lift, 0px)));
  inset-inline-end: var(--inset);
  display: flex;
  flex-direction: column-reverse;
  gap: 8px;
  inline-size: 360px;
  max-inline-size: calc(100vw - 24px);
  border-radius: calc(10px * var(--cw-radius-scale));
  outline: none;

  &[data-corner="start"] {
    inset-inline: var(--inset) auto;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (max-width: 639.98px) {
    --inset: 12px;
    inset-inline: 0;
    margin-inline: auto;
    inset-block-end: calc(var(--inset) + env(safe-area-inset-bottom) + max(var(--lift), var(--cw-toast-lift, 0px)));
  }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Card = styled(Toast)`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 11px;
  padding-inline: 14px 8px;
  border-radius: calc(10px * var(--cw-radius-scale));
  background: var(--cw-surface-raised);
  color: var(--cw-text);
  box-shadow: var(--cw-shadow-2);
  outline: none;
  animation: ${rise} var(--cw-dur-base) var(--cw-ease-enter);

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--cw-text-muted);
  }

  &[data-kind="success"] > svg {
    color: var(--cw-success);
  }

  &[data-kind="error"] > svg {
    color: var(--cw-danger-text);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  /* No taller than the title's line, on which it is centred. */
  & > button {
    margin-block: calc((var(--cw-body-line) - var(--height)) / 2);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} var(--cw-dur-instant);
  }
`;

export const Content = styled(ToastContent)`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;

  > [slot="title"] {
    font-weight: 550;
  }

  > [slot="description"] {
    color: var(--cw-text-muted);
    white-space: pre-line;
  }
` as typeof ToastContent;

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const Spinner = styled.svg`
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** The link of a message. */
export const Action = styled.button`
  ${textButton}
  justify-self: start;
  margin: 4px 0 0;
  border-radius: var(--cw-radius-sm);
  font-weight: 550;
`;
