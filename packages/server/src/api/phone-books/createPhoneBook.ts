import type { Body } from "@callwright/sdk/contract";

import { actingCompany, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound } from "../../contract/problem.ts";
import { readPhoneBookText } from "../../store/phone-books/readPhoneBooks.ts";
import { insertPhoneBook, isContactOf, isNumberOf } from "../../store/phone-books/writePhoneBooks.ts";
import { findCustomer } from "../../store/potential-customers/readCustomers.ts";
import { areUsableProducts } from "../../store/products.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Pairs a customer, one of its contacts, a product and the caller's company; for sellers only (A-API-34, R-43). */
export const createPhoneBook: Handler<"createPhoneBook"> = async ({ db, ids, clock, events }, actor, { body }) => {
  const sellerCompanyId = actingCompany(actor, body.sellerCompanyId);
  const { potentialCustomerCompanyId: customerId, contactId, productId } = body;
  const numberId = body.sellerCompanyNumberId ?? null;
  const customer = await findCustomer(db, { kind: "companies", companyIds: [sellerCompanyId] }, customerId);
  const errors: Record<string, string> = {};
  if (!customer) errors.potentialCustomerCompanyId = "Customer is required";
  else if (!(await isContactOf(db, customerId, contactId))) errors.contactId = "Contact person is required";
  if (!(await areUsableProducts(db, sellerCompanyId, [productId]))) errors.productId = "Product is required";
  if (numberId && !(await isNumberOf(db, sellerCompanyId, numberId)))
    errors.sellerCompanyNumberId = "This number is not yours.";
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const id = ids.next();
  const fields = {
    sellerCompanyId: { seller_company_id: sellerCompanyId },
    potentialCustomerCompanyId: { potential_customer_id: customerId },
    contactId: { contact_id: contactId },
    productId: { product_id: productId },
    sellerCompanyNumberId: { number_id: numberId },
    language: { language: body.language },
  } satisfies Stored<"phone_books", Body<"createPhoneBook">>;
  const text = await db.transaction().execute(async (trx) => {
    await insertPhoneBook(trx, { ...rowOf(fields), id }, clock.now());
    await events.publish(trx, sellerCompanyId, { type: "phoneBook.changed", change: "CREATED", phoneBookId: id });
    return readPhoneBookText(trx, scope(actor), id);
  });
  if (!text) throw notFound("The call center item");
  return { status: 201, body: text };
};
