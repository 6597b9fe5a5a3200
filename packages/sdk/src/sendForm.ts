import type { Send } from "./middleware/session.js";

/** Called with the share of the request that has been sent, up to 1. */
export type OnSent = (share: number) => void;

/**
 * Sends a form like `fetch`, and reports the progress of the upload, which `fetch` does not. Only browsers support
 * this.
 */
export function sendForm(form: FormData, onSent: OnSent): Send {
  return ({ method, url, headers, signal }) =>
    new Promise((resolve, reject) => {
      const wire = new XMLHttpRequest();
      wire.open(method, url);
      wire.responseType = "arraybuffer";
      headers.forEach((value, name) => {
        // The browser sets the boundary of the form that it writes.
        if (name !== "content-type") wire.setRequestHeader(name, value);
      });
      wire.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onSent(loaded / total));
      wire.addEventListener("load", () => resolve(answerOf(wire)));
      wire.addEventListener("error", () => reject(new TypeError("The request failed.")));
      const giveUp = () => {
        wire.abort();
        reject(signal.reason as Error);
      };
      wire.addEventListener("loadend", () => signal.removeEventListener("abort", giveUp));
      signal.addEventListener("abort", giveUp);
      if (signal.aborted) giveUp();
      else wire.send(form);
    });
}

function answerOf(wire: XMLHttpRequest): Response {
  const lines = wire.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name, value.join(": ")];
  });
  const body = wire.status === 204 ? null : (wire.response as ArrayBuffer);
  return new Response(body, { status: wire.status, statusText: wire.statusText, headers });
}
