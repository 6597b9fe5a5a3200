import { styled } from "styled-components";

/** Above a phone's list, which has no header: the control to start selecting rows, and to select all of a page. */
export const Bar = styled.div`
  display: none;

  @media (hover: none) {
    @container cw-table (max-width: 639.98px) {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: 12px;
      min-block-size: 44px;
      padding-inline: 16px;
      background: var(--cw-surface);
      border-block-end: 1px solid var(--cw-border-subtle);
      color: var(--cw-text-muted);
    }
  }
`;

export const WholePage = styled.span`
  position: relative;
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  gap: 16px;
  block-size: 44px;
`;

export const BarButton = styled.button`
  flex: none;
  min-inline-size: 44px;
  block-size: 44px;
  padding-inline: 8px;
  margin-inline-end: -8px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: none;
  color: var(--cw-text);
  font-weight: 500;
  cursor: pointer;

  &[aria-disabled] {
    color: var(--cw-text-disabled);
    cursor: not-allowed;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }
`;
