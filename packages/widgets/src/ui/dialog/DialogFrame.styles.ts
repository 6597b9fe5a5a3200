import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { css, styled } from "styled-components";

/**
 * Its colour fades as long as the panel moves, because the exit of the whole dialog is awaited on this element.
 * `--cw-overlay-lift` leaves space for what a host has along the window's lower edge. On a phone the on-screen keyboard
 * covers the lower part of the window, which keeps its size: React Aria measures what is left.
 */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0 0 var(--cw-overlay-lift, 0px);
  box-sizing: border-box;
  max-block-size: var(--visual-viewport-height);
  background: var(--cw-scrim);
  transition: background-color var(--cw-dur-base) var(--cw-ease-standard);

  &[data-kind="modal"] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    padding: 16px;
  }

  &[data-kind="drawer"] {
    transition-duration: var(--cw-dur-slow);
  }

  &[data-entering],
  &[data-exiting] {
    background-color: transparent;
  }

  &[data-exiting] {
    transition-duration: calc(var(--cw-dur-base) * 0.7);
  }

  &[data-kind="drawer"][data-exiting] {
    transition-duration: calc(var(--cw-dur-slow) * 0.7);
  }
`;

export const Stage = styled(Modal)`
  display: flex;
  flex-direction: column;
  outline: none;

  &[data-kind="modal"] {
    inline-size: 400px;
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  &[data-width="480"] {
    inline-size: 480px;
  }

  &[data-width="520"] {
    inline-size: 520px;
  }

  &[data-width="720"] {
    inline-size: 720px;
  }

  &[data-kind="drawer"] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 100vw;

    @media (min-width: 768px) {
      inline-size: 60vw;
    }

    @media (min-width: 1024px) {
      inline-size: 40vw;
    }
  }

  &[data-kind="sheet"] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    max-block-size: 85%;
  }
`;

const panel = css`
  flex: 1;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  outline: none;
  background: var(--cw-surface-raised);
  color: var(--cw-text);
  box-shadow: var(--cw-shadow-3);
  border-radius: calc(14px * var(--cw-radius-scale));
  transition:
    translate var(--cw-dur-base) var(--cw-ease-enter),
    opacity var(--cw-dur-base) var(--cw-ease-standard);

  [data-exiting] > & {
    transition-duration: calc(var(--cw-dur-base) * 0.7);
    transition-timing-function: var(--cw-ease-exit);
  }

  [data-kind="modal"][data-entering] > &,
  [data-kind="modal"][data-exiting] > & {
    opacity: 0;
    translate: 0 4px;
  }

  [data-kind="drawer"] > & {
    container: cw / inline-size;
    background: var(--cw-surface);
    border-radius: 0;
    box-shadow: var(--cw-shadow-drawer);
    transition-duration: var(--cw-dur-slow);
  }

  [data-kind="drawer"][data-exiting] > & {
    transition-duration: calc(var(--cw-dur-slow) * 0.7);
  }

  [data-kind="drawer"][data-entering] > &,
  [data-kind="drawer"][data-exiting] > & {
    translate: 100% 0;
  }

  [data-kind="drawer"][data-entering] > &:dir(rtl),
  [data-kind="drawer"][data-exiting] > &:dir(rtl) {
    translate: -100% 0;
  }

  [data-kind="sheet"] > & {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }

  [data-kind="sheet"][data-entering] > &,
  [data-kind="sheet"][data-exiting] > & {
    translate: 0 100%;
  }

  @media (prefers-reduced-motion: reduce) {
    && {
      transition: opacity var(--cw-dur-instant);
    }

    [data-entering] > &&,
    [data-exiting] > && {
      opacity: 0;
      translate: none;
    }
  }
`;

export const Panel = styled(Dialog)`
  ${panel}
`;

export const PlainPanel = styled.div`
  ${panel}
`;
