import { describeViewer, type ApiError } from "@callwright/sdk";
import { useApi, useCompleteWelcome, useGetProfile, useStartWelcomeCall } from "@callwright/sdk/hooks";

import { watchTestCall } from "./testCall.js";
import type { TestCallToast } from "./useTestCallToast.js";

/** How a wish for a test call ended. */
export type TestCallOutcome =
  /** With what to press when it is answered; null when nothing has to be. */
  { status: "calling"; proofDigits: string | null } | { status: "refused"; error: ApiError };

export interface WelcomeModel {
  /** Whether it is for this person: a seller who has not seen it through (A-DASH-04, R-21). */
  isWanted: boolean;
  /** Makes the free test call, tells how it goes to its end, and is done with the dialog. */
  callMe: (phoneNumber: string, toast: TestCallToast) => Promise<TestCallOutcome>;
  /** Is done with the dialog without a call. */
  skip: () => Promise<void>;
  isSkipping: boolean;
  /** Where the number to call is likely to be: where their company is. */
  country: string | undefined;
}

/** Whom to welcome, and the two ways to be done with it (A-WELC-04). */
export function useWelcome(): WelcomeModel {
  const client = useApi();
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
    country: profile?.sellerCompanies[0]?.headquarterCountry.iso2,
    async callMe(phoneNumber, toast) {
      const watch = watchTestCall(client.live, toast.lost);
      try {
        const { callId, proofDigits } = await calling.trigger({ body: { phoneNumber } });
        watch.follow(callId, (status) => toast.moved(status, proofDigits));
        await complete();
        return { status: "calling", proofDigits };
      } catch (error) {
        watch.stop();
        return { status: "refused", error: error as ApiError };
      }
    },
  };
}
