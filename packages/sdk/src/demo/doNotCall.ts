import type { SuppressedNumber } from "../contract.js";
import { type FakeHandlers, fail, fixtures, ok } from "../fake/index.js";
import { isNumber } from "./isNumber.js";
import { sheet } from "./sheet.js";
import type { World } from "./world.js";

/** The numbers that the company does not call. */
export function doNotCallHandlers({ doNotCall, newId, now }: World): FakeHandlers {
  return {
    listSuppressedNumbers: ({ query }) => {
      const { source, isLifted = false } = query;
      return ok(
        doNotCall.page(
          query,
          (number) => (number.liftedAt !== null) === isLifted && (source === undefined || source === number.source),
        ),
      );
    },
    suppressNumbers: ({ body }) => {
      const listed = doNotCall.all().filter(({ liftedAt }) => liftedAt === null);
      const fresh = body.phoneNumbers.filter(
        (wanted) => !listed.some(({ phoneNumber }) => phoneNumber !== null && isNumber(wanted, phoneNumber)),
      );
      for (const phoneNumber of fresh) {
        const added = { id: newId("suppression"), phoneNumber: phoneNumber.replaceAll(" ", ""), createdAt: now() };
        doNotCall.add(fixtures.suppressedNumber({ ...added, reason: body.reason ?? null }, 1));
      }
      const knownCount = body.phoneNumbers.length - fresh.length;
      return ok({ addedCount: fresh.length, knownCount, refusedCallsCount: 0 });
    },
    importSuppressedNumbers: ({ query, body }) => {
      const { register, expiresAt = null } = query;
      const isIt = (number: SuppressedNumber) => number.register === register && number.liftedAt === null;
      const known = doNotCall.all().find(isIt);
      const own = {
        id: newId("suppression"),
        phoneNumber: null,
        source: "IMPORT",
        reason: null,
        createdAt: now(),
        importedAt: now(),
      } as const;
      const addedCount = known ? 0 : Math.ceil(body.file.size / 14);
      const entry =
        (known && doNotCall.change(known.id, { expiresAt, importedAt: now() })) ??
        doNotCall.add(fixtures.suppressedNumber({ ...own, register, expiresAt, numbersCount: addedCount }, 1));
      const knownCount = Math.ceil(body.file.size / 14) - addedCount;
      return ok({ register: entry, addedCount, knownCount, invalidCount: 0, invalidLines: [], refusedCallsCount: 0 });
    },
    liftSuppression: ({ path, body }) => {
      const lifted = doNotCall.change(path.id, { liftedAt: now(), liftedBy: "Elif Kaya", liftReason: body.reason });
      return lifted ? ok(lifted) : fail(404, "NOT_FOUND", "The number was not found.");
    },
    exportSuppressedNumbers: () => sheet("do-not-call", doNotCall.all()),
  };
}
