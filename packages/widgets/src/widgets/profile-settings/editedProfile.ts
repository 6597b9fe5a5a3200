import type { CurrentUser } from "@callwright/sdk/contract";

import type { EditedRecord } from "../../forms/index.js";

/**
 * The profile as the record of a form, because the person may have it open in several tabs. An embed session has none.
 *
 * @param toValues the values of the form for a version of the profile
 */
export function editedProfile<Values>(
  profile: CurrentUser,
  readAgain: () => Promise<CurrentUser>,
  toValues: (profile: CurrentUser) => Values,
): EditedRecord<Values> | undefined {
  const { updatedAt } = profile;
  if (updatedAt === undefined) return undefined;
  return {
    updatedAt,
    readAgain: async () => {
      const latest = await readAgain();
      return { updatedAt: latest.updatedAt ?? updatedAt, values: toValues(latest) };
    },
  };
}
