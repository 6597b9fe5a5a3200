import { keyframes, styled } from "styled-components";

export const Canvas = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 100vh;
  padding: 24px;
  box-sizing: border-box;
  background: var(--cw-bg);
`;

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Appears after 150 ms. A faster start shows no text. */
export const Waiting = styled.p`
  margin: 0;
  color: var(--cw-text-subtle);
  animation: ${appear} 80ms 150ms both;
`;
