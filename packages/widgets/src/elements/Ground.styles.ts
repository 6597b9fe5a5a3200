import { styled } from "styled-components";

export const Root = styled.div`
  block-size: 100%;

  &[data-ground] {
    padding: 16px;
    background: var(--cw-bg);
    border-radius: var(--cw-radius-lg);
  }
`;
