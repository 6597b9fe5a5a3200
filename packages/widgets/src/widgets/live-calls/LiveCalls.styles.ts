import { styled } from "styled-components";

export const Who = styled.span`
  flex: none;
  color: var(--cw-text-muted);
`;

/** The newest words are the ones at the end: what does not fit is cut off before them. */
export const Said = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;

  > [lang] {
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: normal;
    line-height: 18px;
  }

  > [data-growing] {
    color: var(--cw-text-muted);
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 20px 24px 0;
  min-inline-size: 0;

  > div {
    flex: 1;
    min-inline-size: 0;
  }

  @container cw (max-width: 520px) {
    padding: 16px 16px 0;
  }
`;

export const Name = styled.div`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
`;

export const Sub = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  color: var(--cw-text-muted);
`;

export const Words = styled.div`
  padding: 20px 24px 24px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }
`;

export const Quiet = styled.p`
  color: var(--cw-text-muted);
`;
