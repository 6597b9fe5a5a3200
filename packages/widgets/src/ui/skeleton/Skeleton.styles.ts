import { keyframes, styled } from "styled-components";

export const shine = keyframes`
  from { translate: -100% 0; }
  to { translate: 100% 0; }
`;

export const Bar = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  inline-size: 64%;
  block-size: 10px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-skeleton);

  &[data-size="48"] {
    inline-size: 48%;
  }
  &[data-size="56"] {
    inline-size: 56%;
  }
  &[data-size="72"] {
    inline-size: 72%;
  }
  &[data-size="full"] {
    inline-size: 100%;
  }
  &[data-size="box"] {
    inline-size: 16px;
    block-size: 16px;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--cw-skeleton-shine), transparent);
    translate: -20% 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    &::after {
      animation: ${shine} 1.4s infinite;
    }
  }
`;
