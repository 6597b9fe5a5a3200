import { styled } from "styled-components";

export const List = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  box-sizing: border-box;
  min-height: 100%;
  padding: 4px 12px 12px;
`;

/** A link of the navigation. The current page's looks like a small paper tab with an orange icon. */
export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  width: 100%;
  height: 32px;
  padding-inline: 8px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: none;
  color: var(--cw-text-muted);
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--cw-text-subtle);
  }

  &:hover {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }

  &[aria-current="page"] {
    background: var(--cw-surface);
    color: var(--cw-text);
    font-weight: 550;
    box-shadow:
      0 0 0 1px var(--cw-border),
      var(--cw-shadow-1);
  }

  &[aria-current="page"] > svg {
    color: var(--cw-accent-text);
  }

  @media (pointer: coarse) {
    height: 44px;
  }
`;

export const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: 12px;
`;

export const Section = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

export const SectionTitle = styled.div`
  padding: 16px 8px 6px;
  overflow: hidden;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
