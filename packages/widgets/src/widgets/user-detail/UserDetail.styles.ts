import { styled } from "styled-components";

/** The container whose size determines the layout of the parts inside. */
export const Page = styled.div`
  container: cw / inline-size;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

/** The user whom the page shows. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  padding: 0 24px 8px;

  @container cw (inline-size <= 640px) {
    padding-inline: 16px;
  }
`;

export const Words = styled.div`
  display: grid;
  min-inline-size: 0;
`;

export const Name = styled.p`
  font: 600 var(--cw-title-sm-size) / var(--cw-title-sm-line) var(--cw-font-family);
  overflow-wrap: anywhere;
`;

/** A long email wraps before the role does. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-inline-size: 0;
  color: var(--cw-text-muted);
  overflow-wrap: anywhere;
`;

export const Waiting = styled.div`
  padding: 8px 24px;
`;

/** A company with its initials, which make companies easy to distinguish. */
export const Company = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
`;
