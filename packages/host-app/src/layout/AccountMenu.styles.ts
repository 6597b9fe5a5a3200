import { styled } from "styled-components";

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 9px;
  height: 40px;
  padding-inline: 4px 6px;
  border: 0;
  border-radius: var(--cw-radius-md);
  background: none;
  color: var(--cw-text-subtle);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-expanded="true"] {
    background: var(--cw-surface-active);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--cw-surface-active);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (width < 640px) {
    & > svg {
      display: none;
    }
  }

  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;

export const WhoAlways = styled.span`
  display: grid;

  & > b {
    color: var(--cw-text);
    font-size: 13px;
    line-height: 16px;
    font-weight: 550;
  }

  & > small {
    color: var(--cw-text-subtle);
    font-size: 11px;
    line-height: 16px;
  }
`;

/** The name and the role. On a narrow window only the avatar is visible; screen readers still read the text. */
export const Who = styled(WhoAlways)`
  @media (width < 640px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: 12px;
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

export const Rows = styled.div`
  display: grid;
  margin-inline: -4px;
`;

export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding-inline: 8px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: none;
  color: var(--cw-text);
  font: inherit;
  font-weight: 450;
  text-align: start;
  cursor: pointer;

  & > svg {
    color: var(--cw-text-subtle);
  }

  &[data-hovered] {
    background: var(--cw-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    height: 44px;
  }
`;
