import { styled } from "styled-components";

export const Heading = styled.h1`
  margin: 0 0 -16px;
  font-size: 28px;
  line-height: 36px;
  font-weight: 640;
  letter-spacing: -0.024em;
`;

export const Lead = styled.p`
  margin: 0 0 8px;
  color: var(--cw-text-muted);
  font-size: 14px;
  line-height: 22px;
`;

export const Aside = styled.p`
  margin: 4px 0 0;
  color: var(--cw-text-muted);
  text-align: center;
`;
