import { usePauseCampaign, useResumeCampaign, useStopCampaign } from "@callwright/sdk/hooks";

/**
 * The requests of a campaign that are made outside of forms. They are here, and not with the code that uses them later, because bundlers
 * split a page into more files when later code has hooks of the SDK.
 */
export function useCourseRequests() {
  return {
    pause: usePauseCampaign(),
    resume: useResumeCampaign(),
    stop: useStopCampaign(),
  };
}

/** What {@link useCourseRequests} returns. */
export type CourseRequests = ReturnType<typeof useCourseRequests>;
