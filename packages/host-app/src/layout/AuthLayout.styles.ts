import { styled } from "styled-components";

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100vh;
  background: var(--cw-surface);

  @media (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The poster is dark in both colour schemes, because it is an illustration and not a part of the interface. */
export const Poster = styled.div`
  position: sticky;
  inset-block-start: 0;
  box-sizing: border-box;
  height: calc(100vh - 24px);
  margin: 12px;
  margin-inline-end: 0;
  overflow: hidden;
  border-radius: 14px;
  background: #1b1714;
  color: #f7f2ec;

  [data-cw-scheme="dark"] & {
    background: #0a0807;
  }

  @media (width < 768px) {
    display: none;
  }
`;

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: #ff6d1b;

  & > g {
    fill: #f7f2ec;
  }
`;

export const PosterText = styled.div`
  position: relative;
  padding: 40px;

  & > span {
    color: inherit;
  }
`;

export const Line = styled.p`
  margin: 72px 0 0;
  font-size: 56px;
  line-height: 60px;
  font-weight: 600;
  letter-spacing: -0.035em;
`;

export const FormSide = styled.main`
  display: grid;
  place-items: center;
  padding: 32px;

  @media (width < 768px) {
    place-items: start center;
    padding: 48px 16px 24px;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 18px;
  width: 100%;
  max-width: 384px;
`;

export const OnPhone = styled.div`
  margin-block-end: 16px;

  @media (width >= 768px) {
    display: none;
  }
`;
