import { created, fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import type { World } from "./world.js";

/** The consents of people for the company. */
export function consentHandlers({ consents, newId, now }: World): FakeHandlers {
  return {
    createConsent: ({ body: { expiresAt = null, sellerCompanyId: _own, ...consent } }) =>
      created(consents.add(fixtures.consent({ ...consent, expiresAt, id: newId("consent"), createdAt: now() }))),
    withdrawConsent: ({ path }) => {
      const withdrawn = consents.change(path.id, { withdrawnAt: now() });
      return withdrawn ? ok(withdrawn) : fail(404, "NOT_FOUND", "The consent was not found.");
    },
  };
}
