import { styled } from "styled-components";

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  min-inline-size: 0;
  color: var(--cw-text);
`;

export const Failed = styled.div`
  padding: 16px;
`;
