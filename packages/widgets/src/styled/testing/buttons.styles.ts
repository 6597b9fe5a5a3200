import { css, keyframes, styled } from "styled-components";

const turn = keyframes`
  to { rotate: 1turn; }
`;

const mixin = css`
  padding: 1px;
  margin: 1px;
  @media all {
    margin: 2px;
  }
`;

export const Base = styled.button`
  ${mixin}
  padding: 3px;
  margin: 3px;
  color: rgb(1 0 0);
  animation: ${turn} 1s;

  i {
    color: rgb(2 0 0);
  }
`;

export const Wrap = styled(Base)`
  color: rgb(3 0 0);
`;

export const Row = styled.div`
  color: rgb(4 0 0);

  ${Base}& {
    color: rgb(5 0 0);
  }
  ${Base} > & {
    color: rgb(6 0 0);
  }
`;
