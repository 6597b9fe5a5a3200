type PhoneNumbers = typeof import("./phoneNumbers.js");

let loading: Promise<PhoneNumbers> | undefined;

/** The world's numbering plans, loaded once. After a failure, they are loaded again the next time. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import("./phoneNumbers.js").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
