import type { Schemas } from "@callwright/sdk/contract";

import { demoPassword } from "../seed/index.ts";

/** A response. `body` is the parsed JSON, or undefined if the response is not JSON. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** The body of a refused request, the default type because tests use plain HTTP mostly for refused requests. */
export type Refused = Schemas["Problem"];

/**
 * A plain HTTP client, for requests that the typed client would not allow. Name the body's type if the test reads it:
 * `client.get<Schemas["CallList"]>("/v1/calls/history")`.
 */
export class TestClient {
  readonly url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  /** The same client with additional headers. */
  with(headers: Record<string, string>): TestClient {
    return new TestClient(this.url, { ...this.#headers, ...headers });
  }

  /** A client with the access token of a demo account. */
  async signIn(email: string, password = demoPassword): Promise<TestClient> {
    const { status, body } = await this.post<Schemas["Session"]>("/v1/auth/login", { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
    return this.with({ authorization: `Bearer ${body.accessToken}` });
  }

  get<Body = Refused>(path: string): Promise<Answer<Body>> {
    return this.raw(path, { method: "GET" });
  }

  post<Body = Refused>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.raw(path, { method: "POST", ...json(body) });
  }

  patch<Body = Refused>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.raw(path, { method: "PATCH", ...json(body) });
  }

  delete<Body = Refused>(path: string): Promise<Answer<Body>> {
    return this.raw(path, { method: "DELETE" });
  }

  /** Sends a form with one file. */
  upload<Body = Refused>(path: string, file: Blob, name = "file.xlsx"): Promise<Answer<Body>> {
    const form = new FormData();
    form.append("file", file, name);
    return this.raw(path, { method: "POST", body: form });
  }

  /** Sends a request unchanged. */
  async raw<Body = Refused>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await this.fetch(path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : undefined) as Body,
    };
  }

  /** The response itself, for files and streams. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(this.#headers);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return fetch(this.url + path, { ...init, headers });
  }
}

function json(body: unknown): RequestInit {
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
