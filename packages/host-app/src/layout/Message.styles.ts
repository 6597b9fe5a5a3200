import { styled } from "styled-components";

/** A screen with a single message. */
export const Canvas = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  box-sizing: border-box;
  min-height: 100vh;
  padding: 24px;
  background: var(--cw-bg);

  & a {
    padding-block: 12px;
    color: var(--cw-accent-text);
    font-weight: 500;
  }
`;

export const Heading = styled.h1`
  margin: 0;
  font-size: 20px;
  line-height: 28px;
  font-weight: 620;
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--cw-text-subtle);
`;
