import type { CallwrightClient } from "../connect.js";
import type { CurrentUser } from "../contract.js";
import { getProfile } from "../generated/operations/profile.js";
import { cacheOf } from "./cache.js";

/**
 * Reads who is signed in, for an app that must know it before it renders a page. The request is that of `useGetProfile`:
 * what shows the profile within the next two seconds does not make another one.
 *
 * @throws {@link ApiError} if it cannot be read. It is not tried again.
 *
 * @example
 * const user = await readProfile(client);
 */
export function readProfile(client: CallwrightClient): Promise<CurrentUser> {
  const read = cacheOf(client).at(["getProfile", {}], () => client.call(getProfile));
  return new Promise((resolve, reject) => {
    const settle = () => {
      const { data, error, isValidating } = read.state;
      if (isValidating) return;
      ignore();
      stop();
      if (error) reject(error);
      else if (data) resolve(data);
    };
    const ignore = read.subscribe(settle);
    const stop = read.show(false);
    settle();
  });
}
