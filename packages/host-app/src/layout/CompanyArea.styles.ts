import { styled } from "styled-components";

/**
 * The company's header above one of its pages. Where there is room only the page scrolls; on a phone header and page
 * scroll together.
 */
export const Area = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;

  > [data-widget="company-header"] {
    flex: none;
    block-size: auto;
  }
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;

  @media (width < 768px) or (height < 640px) {
    flex: 1 0 auto;
  }
`;
