import { keyframes, styled } from "styled-components";

const appear = keyframes`from { opacity: 0; }`;
const slideIn = keyframes`from { translate: -24px 0; opacity: 0; }`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(var(--cw-z-base, 0) + 200);
  background: var(--cw-scrim);
  animation: ${appear} var(--cw-dur-base);
`;

export const Panel = styled.div`
  width: min(280px, 85vw);
  height: 100%;
  overflow: auto;
  background: var(--cw-bg);
  box-shadow: var(--cw-shadow-3);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideIn} var(--cw-dur-slow) var(--cw-ease-enter);
  }
`;

export const Content = styled.div`
  height: 100%;
  outline: none;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  height: 64px;
  padding-inline: 20px;
`;
