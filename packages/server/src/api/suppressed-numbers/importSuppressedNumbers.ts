import { isManager } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, invalid, notFound, problem } from "../../contract/problem.ts";
import { importRegister, ImportStopped, ImportUnderWay } from "../../engine/importRegister.ts";
import { readRegister } from "../../files/readRegister.ts";
import { registerText } from "../../files/registerText.ts";
import { turnstile } from "../../files/turnstile.ts";
import { isTurnToImport, readRegisterSalt } from "../../store/registers.ts";
import { readSuppression } from "../../store/suppressions.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";
import { nameOf } from "../rules/nameOf.ts";
import { fileRefusal } from "../rules/spreadsheets.ts";

const limits = { fileBytes: 160 * 1024 * 1024, seconds: 600 };

/** A reader keeps a register in memory while it arrives; further imports are refused and can be tried again. */
const enter = turnstile({ places: 2, placesOfOne: 1, waiting: 0, waitingOfOne: 0 });

/** Imports a register of numbers that are not called. */
export const importSuppressedNumbers: Handler<"importSuppressedNumbers"> = async (context, actor, { query, body }) => {
  const isEverywhere = query.scope === "EVERYWHERE";
  if (isEverywhere && !isManager(actor)) throw forbidden("Only managers stop calls of every company.");
  const name = query.register.trim();
  if (name === "") throw invalid({ register: "Please name the register." });
  const expiresAt = query.expiresAt === undefined ? null : new Date(query.expiresAt);
  if (expiresAt && expiresAt <= context.clock.now()) throw invalid({ expiresAt: "Please choose a moment to come." });
  const companyId = isEverywhere ? null : (await chosenCompany(context.db, actor, query.sellerCompanyId)).id;
  const createdBy = await nameOf(context.db, actor);
  const leave = await enter(companyId ?? "everybody").catch((cause: unknown) => {
    throw underWay(cause);
  });
  try {
    if (!(await isTurnToImport(context.db, companyId))) throw new ImportUnderWay("A register is being imported.");
    const salt = await readRegisterSalt(context.db);
    const text = await registerText(await body.file.stream(limits), companyId ?? "everybody");
    using content = await readRegister(text, { iso2: query.countryIso2, salt });
    const { numbersCount, invalidCount, invalidLines } = content.facts;
    if (numbersCount === 0) throw noNumbers();
    const owned = { companyId, name, expiresAt, createdBy };
    const imported = await importRegister(context, owned, content, body.file.gone);
    const register = await readSuppression(context.db, scope(actor), imported.registerId);
    if (!register) throw notFound("The register");
    const { addedCount, refusedCallsCount } = imported;
    const knownCount = numbersCount - addedCount;
    return {
      status: 200,
      body: { register, addedCount, knownCount, invalidCount, invalidLines, refusedCallsCount },
    };
  } catch (error) {
    if (error instanceof ImportUnderWay) throw underWay(error);
    if (error instanceof ImportStopped) throw stopped(error);
    throw fileRefusal(error);
  } finally {
    leave();
  }
};

const underWay = (cause: unknown) =>
  problem(409, "REGISTER_BEING_IMPORTED", "Another register is being imported. Please try again when that is done.", {
    cause,
    headers: { "retry-after": "30" },
  });

/** Nobody receives it, because the client has disconnected. */
const stopped = (cause: unknown) => problem(400, "MALFORMED_REQUEST", "The import was stopped.", { cause });

function noNumbers() {
  const message =
    "The file has no telephone number. Numbers need their country code, or choose the country that they are in.";
  return problem(400, "FILE_UNREADABLE", message, { errors: { file: message } });
}
