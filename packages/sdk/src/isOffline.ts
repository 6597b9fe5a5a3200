/** Whether there is certainly no network. Only browsers know. */
export function isOffline(): boolean {
  return (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine === false;
}
