import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { readCompanyIdsOf, readUser, setCompaniesOf, updateUserRow } from "../../store/users.ts";
import { lockChangeableUser } from "./lockChangeableUser.ts";
import { requireCompaniesFor } from "./requireCompaniesFor.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/** Changes name, surname, role or companies; missing fields stay (B-API-43). */
export const updateUser: Handler<"updateUser"> = async ({ db, clock }, _actor, { path, body }) => {
  const user = await db.transaction().execute(async (trx) => {
    const before = await lockChangeableUser(trx, path.id);
    const { sellerCompanyIds } = body;
    const fields = {
      name: { name: body.name },
      surname: { surname: body.surname },
      role: { role: body.role },
      sellerCompanyIds: inOtherTables,
    } satisfies Stored<"users", Body<"updateUser">>;
    if (body.role !== undefined || sellerCompanyIds !== undefined) {
      const companyIds = sellerCompanyIds ?? (await readCompanyIdsOf(trx, path.id));
      await requireCompaniesFor(trx, body.role ?? before.role, companyIds);
      if (sellerCompanyIds) await setCompaniesOf(trx, path.id, sellerCompanyIds);
    }
    await updateUserRow(trx, path.id, rowOf(fields), clock.now());
    return readUser(trx, path.id);
  });
  return { status: 200, body: user };
};
