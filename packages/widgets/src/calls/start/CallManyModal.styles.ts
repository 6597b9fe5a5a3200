import { styled } from "styled-components";

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;

  > dt {
    color: var(--cw-text-muted);
  }

  > dd {
    margin: 0;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 4px;
  margin-block-start: 12px;
  color: var(--cw-text-muted);
`;

export const CampaignPlace = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 16px;
`;
