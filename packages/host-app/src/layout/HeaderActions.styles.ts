import { styled } from "styled-components";

export const Wide = styled.span`
  display: contents;

  @media (width < 900px) {
    display: none;
  }
`;

export const Narrow = styled.span`
  display: contents;

  @media (width >= 900px) {
    display: none;
  }
`;

export const Separator = styled.i`
  inline-size: 1px;
  block-size: 20px;
  margin-inline: 6px;
  background: var(--cw-border);

  @media (width < 640px) {
    display: none;
  }
`;

/** Reserves the space of the bell until it is loaded, so that nothing beside it moves. */
export const Notifications = styled.span`
  display: inline-flex;
  min-inline-size: 32px;
  min-block-size: 32px;

  @media (pointer: coarse) {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

/**
 * The free minutes that are left. The text is less prominent than the warning beside it, because it is good news. On a
 * phone only the dashboard shows it.
 */
export const FreeMinutes = styled.span`
  margin-inline-end: 4px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (width < 900px) {
    display: none;
  }
`;

/** An amber pill. On a phone it shows only its icon. */
export const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 28px;
  margin-inline-end: 4px;
  padding-inline: 10px;
  border: 1px solid var(--cw-warning-border);
  border-radius: var(--cw-radius-full);
  background: var(--cw-warning-soft);
  color: var(--cw-warning-text);
  font: inherit;
  font-size: var(--cw-caption-size);
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;

  &:is(a):hover {
    border-color: var(--cw-warning);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (width < 640px) {
    padding-inline: 6px;

    > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
    min-inline-size: 44px;
    justify-content: center;
  }
`;
