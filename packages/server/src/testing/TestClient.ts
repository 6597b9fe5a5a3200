import { demoPassword } from "../seed/index.ts";

/** What came back. `body` is the parsed JSON, or undefined for anything else. */
export interface Answer {
  status: number;
  // eslint-disable-next-line typescript/no-explicit-any -- a test looks into whatever came back
  body: any;
  headers: Headers;
}

/** Speaks plain HTTP, to say things that the typed client would refuse to say. */
export class TestClient {
  readonly url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  /** The same client with more headers. */
  with(headers: Record<string, string>): TestClient {
    return new TestClient(this.url, { ...this.#headers, ...headers });
  }

  /** A client with the access token of a demo account. */
  async signIn(email: string, password = demoPassword): Promise<TestClient> {
    const { status, body } = await this.post("/v1/auth/login", { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
    return this.with({ authorization: `Bearer ${body.accessToken}` });
  }

  get(path: string): Promise<Answer> {
    return this.send("GET", path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send("POST", path, body);
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return this.send("PATCH", path, body);
  }

  delete(path: string): Promise<Answer> {
    return this.send("DELETE", path);
  }

  /** Sends a form with one file. */
  upload(path: string, file: Blob, name = "file.xlsx"): Promise<Answer> {
    const form = new FormData();
    form.append("file", file, name);
    return this.raw(path, { method: "POST", body: form });
  }

  /** Sends exactly this. */
  async raw(path: string, init: RequestInit): Promise<Answer> {
    const response = await this.fetch(path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : undefined };
  }

  /** The response itself, for files and streams. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, { ...init, headers: { ...this.#headers, ...(init.headers as Record<string, string>) } });
  }

  private send(method: string, path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.raw(path, { method });
    return this.raw(path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  }
}
