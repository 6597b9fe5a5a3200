import { styled } from "styled-components";

export const Drawing = styled.svg`
  flex: none;
  fill: var(--cw-accent);
`;

export const Logo = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  color: var(--cw-text);
`;

export const Word = styled.span`
  font-size: 16px;
  line-height: 24px;
  font-weight: 640;
  letter-spacing: -0.024em;
`;
