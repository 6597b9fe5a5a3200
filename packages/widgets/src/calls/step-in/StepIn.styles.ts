import { styled } from "styled-components";

export const Place = styled.section`
  display: grid;
  gap: 12px;
  margin-block-end: 20px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Composer = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`;

export const Quiet = styled.p`
  color: var(--cw-text-muted);
`;

export const Deeds = styled.ul`
  display: grid;
  gap: 4px;
  color: var(--cw-text-muted);

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
    overflow-wrap: anywhere;
  }
`;

export const People = styled.ul`
  display: grid;
  gap: 8px;
  margin-block: 16px;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
  }
`;

export const Who = styled.div`
  flex: 1 1 160px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
