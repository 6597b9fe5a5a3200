import { styled } from "styled-components";

/** The company's avatar, name and location, above the tabs. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 24px 12px;

  @container cw (inline-size <= 520px) {
    padding-inline: 16px;
  }
`;

export const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Name = styled.div`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: 600;
`;

export const Place = styled.div`
  color: var(--cw-text-muted);
`;

export const Padded = styled.div`
  padding: 20px 24px;

  @container cw (inline-size <= 520px) {
    padding: 16px;
  }
`;
