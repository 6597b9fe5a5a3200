import type { CallwrightClient } from "../connect.js";
import type { CurrentUser } from "../contract.js";
import { getProfile } from "../generated/operations/profile.js";
import { cacheOf } from "./cache.js";

/**
 * Reads who is signed in, for an app that must know it before it renders a page; undefined if nobody is, or if the
 * session ends meanwhile. The request is that of `useGetProfile`: what shows the profile within the next two seconds does
 * not make another one.
 *
 * @throws {@link ApiError} if it cannot be read. It is not tried again.
 *
 * @example
 * const user = await readProfile(client);
 */
export async function readProfile(client: CallwrightClient): Promise<CurrentUser | undefined> {
  const { session } = client;
  if (!session.isSignedIn) return undefined;
  const read = cacheOf(client).at(["getProfile", {}], () => client.call(getProfile));
  return new Promise((resolve, reject) => {
    const settle = () => {
      const { data, error, isValidating } = read.state;
      if (isValidating && session.isSignedIn) return;
      ignore();
      stop();
      if (error) reject(error);
      else resolve(data);
    };
    const ignore = read.subscribe(settle);
    const stop = read.show(false);
    settle();
  });
}
