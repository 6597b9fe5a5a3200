type PhoneNumbers = typeof import("./phoneDraft.js");

let loading: Promise<PhoneNumbers> | undefined;

/**
 * The world's numbering plans, and what they make of a number that is being typed; loaded once. After a failure, they are loaded
 * again the next time.
 */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import("./phoneDraft.js").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
