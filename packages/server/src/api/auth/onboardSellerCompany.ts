import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound, problem } from "../../contract/problem.ts";
import { mailLanguage } from "../../mail/language.ts";
import { welcomeMail } from "../../mail/welcomeMail.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { lockUser, readCompanyIdsOf, setCompaniesOf } from "../../store/users.ts";
import { adoptProducts, setCatalogueProducts, sortProducts } from "../../store/writeSellerCompanies.ts";
import { openCompany } from "../seller-companies/openCompany.ts";

/** Creates the company of a seller who has none, with the products they chose and those they made meanwhile (A-API-06, R-29). */
export const onboardSellerCompany: Handler<"onboardSellerCompany"> = async (context, actor, { body, request }) => {
  const { userId } = signedInUser(actor);
  const { productIds } = body.sellerCompany;
  const company = await context.db.transaction().execute(async (trx) => {
    // Two clicks at once create one company.
    const user = await lockUser(trx, userId);
    if (!user) throw notFound("The user");
    if ((await readCompanyIdsOf(trx, userId)).length > 0)
      throw problem(409, "ALREADY_ONBOARDED", "You have a company already.");
    const companyId = await openCompany(context, trx, body.sellerCompany).catch(nested);
    await setCompaniesOf(trx, userId, [companyId]);
    const adopted = await adoptProducts(trx, companyId, userId, context.clock.now());
    const { publicIds } = await sortProducts(trx, null, productIds);
    const known = new Set([...adopted, ...publicIds]);
    if (productIds.some((id) => !known.has(id)))
      throw invalid({ "sellerCompany.productIds": "One of the products does not exist." });
    await setCatalogueProducts(trx, companyId, publicIds);
    const { email, name } = user;
    const language = mailLanguage(user.language, request.headers);
    const companyName = body.sellerCompany.name.trim();
    await context.mailer.send(
      trx,
      welcomeMail({ to: email, name, language, companyName, publicUrl: context.publicUrl }),
    );
    return readSellerCompanyText(trx, { kind: "companies", companyIds: [companyId] }, companyId);
  });
  if (!company) throw notFound("The seller company");
  return { status: 201, body: company };
};

/** The fields of the company are one level down here. */
function nested(error: unknown): never {
  const { fieldErrors } = error as { fieldErrors?: Record<string, string> };
  if (!fieldErrors) throw error;
  throw invalid(
    Object.fromEntries(Object.entries(fieldErrors).map(([field, text]) => [`sellerCompany.${field}`, text])),
  );
}
