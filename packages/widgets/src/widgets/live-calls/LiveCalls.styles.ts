import { styled } from "styled-components";

export const Who = styled.span`
  flex: none;
  color: var(--cw-text-muted);
`;

/** The last words of a call, in two lines at most. Of longer ones, the end is shown. */
export const Said = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;

  > [lang] {
    min-inline-size: 0;
    max-block-size: 36px;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
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
