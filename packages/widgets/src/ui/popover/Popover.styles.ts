import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";

export const Floating = styled(Popover)`
  display: flex;
  flex-direction: column;
  inline-size: max-content;
  max-inline-size: calc(100vw - 16px);
  outline: none;
  background: var(--cw-surface-raised);
  color: var(--cw-text);
  border-radius: calc(10px * var(--cw-radius-scale));
  box-shadow: var(--cw-shadow-2);
  transition:
    opacity var(--cw-dur-base) var(--cw-ease-enter),
    translate var(--cw-dur-base) var(--cw-ease-enter);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 4px;
  }

  &[data-placement="top"][data-entering],
  &[data-placement="top"][data-exiting] {
    translate: 0 -4px;
  }

  &[data-exiting] {
    transition-duration: calc(var(--cw-dur-base) * 0.7);
    transition-timing-function: var(--cw-ease-exit);
  }

  @media (prefers-reduced-motion: reduce) {
    && {
      translate: none;
      transition: opacity var(--cw-dur-instant);
    }
  }
`;

/**
 * Scrolls content that does not fit. The surface itself must not clip, because overlays opened in it are its children.
 */
export const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  border-radius: inherit;
`;

export const Body = styled(Dialog)`
  min-inline-size: 280px;
  max-inline-size: 320px;
  padding: 14px;
  outline: none;

  [data-kind="sheet"] & {
    max-inline-size: none;
    padding: 20px 16px;
  }
`;
