import { styled } from "styled-components";

/**
 * A strip along the lower edge of the window, above everything else. It covers nothing, because the frame and the
 * dialogs end above it.
 */
export const Strip = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: calc(var(--cw-z-base, 0) + 1000);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  box-sizing: border-box;
  min-block-size: var(--app-strip);
  padding: 6px 16px;
  background: var(--cw-surface-inverse);
  color: var(--cw-text-inverse);
  font-size: var(--cw-caption-size);
  font-weight: 500;
`;
