import { styled } from "styled-components";

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 48px 24px;
  text-align: center;
`;

export const Picture = styled.span`
  color: var(--cw-text-subtle);
  margin-block-end: -2px;
`;

export const Sentence = styled.p`
  max-inline-size: 320px;
  color: var(--cw-text);
  font-weight: 550;
  text-wrap: balance;
`;
