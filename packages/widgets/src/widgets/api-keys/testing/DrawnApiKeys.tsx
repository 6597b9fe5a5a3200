import type { ApiKey, CurrentUser } from "@callwright/sdk/contract";
import { created, createFakeApi, empty, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { ApiKeys, type ApiKeysProps } from "../index.js";

/** A key in use, a key for two origins that has not been used yet, and a revoked key. */
export const someKeys: readonly ApiKey[] = [
  fixtures.apiKey(),
  fixtures.apiKey(
    {
      name: "Staging",
      allowedOrigins: ["https://staging.meridyen.test", "http://localhost:3000"],
      lastUsedAt: null,
      createdBy: null,
    },
    1,
  ),
  fixtures.apiKey({ name: "Old CRM", revokedAt: fixtures.minutesAgo(4_000) }, 2),
];

/** The secrets that the server returns when a key is created and when its secret is rotated. */
export const secrets = {
  created: "cwk_9Zr4tKx2vLq8Wd6Pm3Yb7Hs5Ng1Jf0CuTeRaMiOyBk",
  rotated: "cwk_3Nb8sVw1yGt6Zc4Xq9Kd2Lf7Hp5Jm0RaWeUoTiDxCz",
};

/** Handlers of a server on which the company has these keys. Changes are kept. */
export function apiKeyHandlers({
  keys: given = someKeys,
  profile = fixtures.profile(),
}: { keys?: readonly ApiKey[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  let keys = [...given];
  const change = (id: string, changes: Partial<ApiKey>) => {
    keys = keys.map((key) => (key.id === id ? { ...key, ...changes } : key));
    return keys.find((key) => key.id === id);
  };
  const notFound = () => fail(404, "NOT_FOUND", "The API key was not found.");
  return {
    ...companyHandlers({ profile }),
    listApiKeys: ({ query }) => {
      const { page = 0, perPage = 10 } = query;
      return ok(fixtures.page(keys.slice(page * perPage, (page + 1) * perPage), keys.length));
    },
    createApiKey: ({ body }) => {
      const { name, allowedOrigins } = body;
      const fresh = { name, allowedOrigins, prefix: secrets.created.slice(0, 12), lastUsedAt: null };
      const apiKey = fixtures.apiKey({ ...fresh, createdAt: fixtures.now }, 40 + keys.length);
      keys = [apiKey, ...keys];
      return created({ apiKey, secret: secrets.created });
    },
    renameApiKey: ({ path, body }) => {
      const apiKey = change(path.id, body);
      return apiKey ? ok(apiKey) : notFound();
    },
    rotateApiKey: ({ path }) => {
      const apiKey = change(path.id, { prefix: secrets.rotated.slice(0, 12) });
      return apiKey ? ok({ apiKey, secret: secrets.rotated }) : notFound();
    },
    revokeApiKey: ({ path }) => (change(path.id, { revokedAt: fixtures.now }) ? empty() : notFound()),
  };
}

/** Props of {@link DrawnApiKeys}. */
export interface DrawnApiKeysProps extends ApiKeysProps, DrawnOptions {
  keys?: readonly ApiKey[];
  profile?: CurrentUser;
}

/** The widget on an in-memory server, on the fixtures' day. */
export function DrawnApiKeys({ handlers, keys, profile, place, ...props }: DrawnApiKeysProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...apiKeyHandlers({ keys, profile }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <ApiKeys {...props} />
    </DrawnWidget>
  );
}
