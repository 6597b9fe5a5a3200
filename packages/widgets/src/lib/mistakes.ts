/**
 * The possible errors in how widgets are embedded: the code, and how to correct them. The guide and the help page are
 * generated from this.
 */
export const mistakes = {
  SESSION_URL_MISSING:
    'Add the attribute session-url with the URL of your session endpoint, or set the property fetchSession. To try the widget without a server, add mode="demo".',
  SESSION_ENDPOINT_FAILED:
    "Your own session endpoint refused or failed. Call it by itself: it must be on the page's origin, take the request method (POST unless session-method says GET) and respond with {token, expiresAt}. Respond with 401 when nobody is signed in to your page.",
  SESSION_ANSWER_INVALID:
    "Your session endpoint must respond with the JSON of POST /v1/embed-sessions, unchanged: {token, expiresAt}. A page of HTML here usually is a redirect to a login page.",
  WIDGET_NOT_ALLOWED:
    "The session does not allow what this widget reads. Add the widget's name to allowedWidgets where your backend opens the session, and the operation to allowedOperations if you use that.",
  ORIGIN_NOT_ALLOWED:
    "Name the page's origin in two places: the allowed origins of the API key, and the field origin of POST /v1/embed-sessions. An origin has no path, and its port counts.",
  PAGE_WITHOUT_ORIGIN:
    'No API key can name a page that has no origin. Add allow-same-origin to the sandbox of its frame, or serve a page that was opened from a file. Without either, mode="demo" works.',
  API_KEY_INVALID:
    "Your backend sent an API key that does not exist. Compare its header x-api-key with the secret of the key.",
  KEY_REVOKED:
    "Give your backend the secret of a key that is in use. After a rotation, what the former secret opened goes on for ten minutes.",
  CODE_NOT_LOADED:
    "The browser could not load the widget's code. Look for the failed request in the network panel: is it blocked by the Content-Security-Policy (script-src), by an extension or by a proxy? The page has to be loaded again once the cause is gone.",
  UNKNOWN_ELEMENT: "There is no such element. Correct its name.",
} as const;

/** The stable name of an error in how widgets are embedded. */
export type MistakeCode = keyof typeof mistakes;
