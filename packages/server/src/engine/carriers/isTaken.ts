/**
 * Whether a carrier's response to a request about our account shows that the account exists.
 *
 * @throws if the response shows neither.
 */
export async function isTaken(response: Response): Promise<boolean> {
  await response.body?.cancel();
  if (response.ok) return true;
  if ([401, 403, 404].includes(response.status)) return false;
  throw new Error(`The carrier answered ${response.status} to a question about our account`);
}
