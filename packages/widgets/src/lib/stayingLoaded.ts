/**
 * Does some work, during which the browser asks before the tab is closed or reloaded. For what a person has already
 * confirmed: another page of the host does not end it, so that nobody is asked then.
 */
export async function stayingLoaded<Result>(work: () => Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  try {
    return await work();
  } finally {
    window.removeEventListener("beforeunload", ask);
  }
}
