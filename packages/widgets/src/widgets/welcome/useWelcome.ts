import { describeViewer, type ApiError } from "@callwright/sdk";
import { useCompleteWelcome, useGetProfile, useStartWelcomeCall } from "@callwright/sdk/hooks";

/** How a wish for a test call ended. */
export type TestCallOutcome = { status: "calling" } | { status: "refused"; error: ApiError };

export interface WelcomeModel {
  /** Whether it is for this person: a seller who has not seen it through (A-DASH-04, R-21). */
  isWanted: boolean;
  /** Makes the free test call and is done with the dialog. */
  callMe: (phoneNumber: string) => Promise<TestCallOutcome>;
  /** Is done with the dialog without a call. */
  skip: () => Promise<void>;
  isSkipping: boolean;
}

/** Whom to welcome, and the two ways to be done with it (A-WELC-04). */
export function useWelcome(): WelcomeModel {
  const { data: profile } = useGetProfile();
  const calling = useStartWelcomeCall();
  const completing = useCompleteWelcome();
  // Asked again next time if the server could not take note; the person goes on all the same.
  const complete = () =>
    completing.trigger().then(
      () => undefined,
      () => undefined,
    );
  return {
    isWanted: profile !== undefined && describeViewer(profile).isSeller && !profile.isWelcomeDialog,
    isSkipping: completing.isMutating && !calling.isMutating,
    skip: complete,
    async callMe(phoneNumber) {
      try {
        await calling.trigger({ body: { phoneNumber } });
      } catch (error) {
        return { status: "refused", error: error as ApiError };
      }
      await complete();
      return { status: "calling" };
    },
  };
}
