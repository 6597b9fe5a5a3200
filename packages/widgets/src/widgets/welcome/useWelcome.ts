import { describeViewer, type ApiError } from "@callwright/sdk";
import { useApi, useCompleteWelcome, useGetProfile, useStartWelcomeCall } from "@callwright/sdk/hooks";

import { watchTestCall } from "./testCall.js";
import type { TestCallToast } from "./useTestCallToast.js";

/** The result of a request for a test call. */
export type TestCallOutcome =
  /** `proofDigits` are the digits that the person must press when they answer; null if there are none. */
  { status: "calling"; proofDigits: string | null } | { status: "refused"; error: ApiError };

export interface WelcomeModel {
  /** Whether the dialog is for this person: a seller who has not completed it (A-DASH-04, R-21). */
  isWanted: boolean;
  /** Starts the free test call, announces its progress until its end, and completes the dialog. */
  callMe: (phoneNumber: string, toast: TestCallToast) => Promise<TestCallOutcome>;
  /** Completes the dialog without a call. */
  skip: () => Promise<void>;
  isSkipping: boolean;
  /** The likely country of the number: that of the person's company. */
  country: string | undefined;
}

/** The controller of the dialog: whether it is shown, and the two ways to complete it (A-WELC-04). */
export function useWelcome(): WelcomeModel {
  const client = useApi();
  const { data: profile } = useGetProfile();
  const calling = useStartWelcomeCall();
  const completing = useCompleteWelcome();
  // If the server cannot save it, the person continues anyway, and the dialog is shown again next time.
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
