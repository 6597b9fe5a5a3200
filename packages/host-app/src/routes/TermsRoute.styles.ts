import { styled } from "styled-components";

export const Page = styled.main`
  box-sizing: border-box;
  display: grid;
  justify-content: center;
  align-content: start;
  gap: 32px;
  grid-template-columns: minmax(0, 640px);
  min-height: 100vh;
  padding: 32px 16px 64px;
  background: var(--cw-surface);
`;

export const Text = styled.div`
  color: var(--cw-text-muted);
  font-size: 15px;
  line-height: 24px;
  text-wrap: pretty;

  & :is(h1, h2) {
    margin: 0;
    color: var(--cw-text);
  }

  & h1 {
    font-size: 24px;
    line-height: 32px;
    font-weight: 620;
  }

  & h2 {
    margin-block-start: 24px;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }

  & p {
    margin: 8px 0 0;
  }
`;
