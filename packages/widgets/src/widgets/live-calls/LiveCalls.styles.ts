import { styled } from "styled-components";

export const Who = styled.span`
  flex: none;
  color: var(--cw-text-muted);
`;

/** The last words of a call, in two lines at most. Words that do not fit are cut off. */
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
  margin-block-end: 20px;

  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Customer = styled.div`
  font-weight: 550;
`;

export const Quiet = styled.p`
  color: var(--cw-text-muted);
`;
