import { styled } from "styled-components";

export const Drawing = styled.svg`
  flex: none;
  fill: var(--cw-accent);
`;

/** The word moves below the mark, out of sight, where a narrow header has no room for it. */
export const Logo = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 9px;
  min-inline-size: 22px;
  block-size: 26px;
  overflow: hidden;
  color: var(--cw-text);
`;

export const Word = styled.span`
  font-size: 16px;
  line-height: 24px;
  font-weight: 640;
  letter-spacing: -0.024em;
`;
