import { readdirSync, readFileSync } from "node:fs";

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";

import { contract, type Media, operations, type Placed, resolve, type Schema } from "./document.ts";
import { promisedOperations } from "./promisedOperations.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "contract");

const isPublic = (id: string) => operations.find((one) => one.id === id)?.operation.security.length === 0;

describe("what is promised", () => {
  it.each(promisedOperations)("%s: %s is %s", (_askedBy, id, call) => {
    expect(operations.filter((one) => one.id === id).map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
  });

  it("promises nothing that nobody asked for", () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(promisedOperations.map(([, id]) => id).toSorted());
  });
});

describe("every operation", () => {
  it.each(operations)("$id says where it belongs and how it fails", (placed) => {
    expect(contract.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(placed.operation.tags));
    expect(placed.operation.tags).toHaveLength(1);
    expect(Object.keys(placed.operation.responses)).toEqual(expect.arrayContaining(owedStatuses(placed)));
    expect(Object.keys(placed.operation.responses).some((status) => status.startsWith("2"))).toBe(true);
  });

  it("A-API-01, R-13: only the operations before a session and the contact form need no token", () => {
    expect(operations.filter(({ id }) => isPublic(id)).map(({ id }) => id)).toEqual([
      "login",
      "logout",
      "refreshSession",
      "registerUser",
      "requestPasswordReset",
      "resetPassword",
      "acceptInvitation",
      "verifyEmail",
      "resendVerificationEmail",
      "createContactMessage",
    ]);
  });

  it("A-API-03: arrays in queries are comma-separated", () => {
    const arrays = operations.flatMap(({ parameters }) => parameters.filter(({ schema }) => schema.type === "array"));
    expect(arrays.length).toBeGreaterThan(0);
    for (const { name, style, explode } of arrays)
      expect({ name, style, explode }).toMatchObject({ style: "form", explode: false });
  });

  it("A-ENT-14, A-ENT-15, B-ENT-08: a paged list takes page, perPage and sortBy, and answers items and metaData", () => {
    const paged = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "page"));
    expect(paged.length).toBeGreaterThan(10);
    const misshapen = paged.filter(({ parameters, operation }) => {
      const body = resolve(operation.responses["200"]?.content?.["application/json"]?.schema ?? {});
      return !parameters.some(({ name }) => name === "perPage") || body.required?.join() !== "items,metaData";
    });
    expect(misshapen.map(({ id }) => id)).toEqual([]);
  });
});

describe("every edit of a record that several people may have open", () => {
  const answersMoment = ({ operation }: Placed) =>
    "updatedAt" in (resolve(operation.responses["200"]?.content?.["application/json"]?.schema ?? {}).properties ?? {});
  const records = operations.filter(answersMoment);
  const edits = records.filter(({ method }) => method === "PATCH");

  it("is there", () => expect(edits.length).toBeGreaterThan(8));

  it.each(edits)("$id takes If-Match, and says that somebody came between", ({ parameters, operation }) => {
    expect(parameters.map(({ name }) => name)).toContain("If-Match");
    expect(operation.responses["412"]).toEqual({ $ref: "#/components/responses/PreconditionFailed" });
  });

  it("is the only thing that takes it", () => {
    const taking = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "If-Match"));
    expect(taking.map(({ id }) => id)).toEqual(edits.map(({ id }) => id));
  });

  const isOne = ({ path, method }: Placed) => method === "PATCH" || edits.some((edit) => edit.path === path);
  it.each(records.filter(isOne))("$id names the state that it answers", ({ operation }) => {
    expect(operation.responses["200"]?.headers).toHaveProperty("ETag");
  });
});

describe("every example", () => {
  const examples = [
    ...operations.flatMap(({ id, operation }) => [
      ...examplesOf(`${id} takes`, operation.requestBody?.content),
      ...Object.entries(operation.responses).flatMap(([status, { content }]) =>
        examplesOf(`${id} answers ${status}`, content),
      ),
    ]),
    ...Object.entries(contract.components.responses).flatMap(([name, { content }]) => examplesOf(name, content)),
  ];

  it.each(examples)("$title: $name", ({ schema, value }) => {
    const validate = ajv.compile(absolute(schema));
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("holds also for tools that read patterns without the u flag", () => {
    const withoutUnicode = new Ajv2020({ strict: false, unicodeRegExp: false });
    addFormats(withoutUnicode);
    withoutUnicode.addSchema(contract, "contract");
    const refused = examples.filter(({ schema, value }) => !withoutUnicode.compile(absolute(schema))(value));
    expect(refused.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
  });

  it("is there for each JSON request and each JSON success", () => {
    const missing = operations.flatMap(({ id, operation }) =>
      [operation.requestBody, operation.responses["200"], operation.responses["201"]]
        .map((part) => part?.content?.["application/json"])
        .filter((media) => media && !media.examples)
        .map(() => id),
    );
    expect(missing).toEqual([]);
  });

  it("comes from a file, and every file is used", () => {
    const folder = new URL("examples/", import.meta.url);
    const used = new Set(examples.map(({ value }) => JSON.stringify(value)));
    const unused = readdirSync(folder).filter(
      (file) => !used.has(JSON.stringify(JSON.parse(readFileSync(new URL(file, folder), "utf8")))),
    );
    expect(unused).toEqual([]);
  });
});

describe("every request body", () => {
  const bodies = operations.flatMap(({ id, operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({ id, schema })),
  );

  it.each(
    bodies.filter(
      ({ id, schema }) =>
        !["receiveRetellEvent", "receiveStripeEvent", "receiveVapiEvent"].includes(id) &&
        resolve(schema) !== contract.components.schemas.TwilioForm,
    ),
  )("$id refuses unknown fields and endless text", ({ schema }) => {
    expect([...loose(schema, "body")]).toEqual([]);
  });

  it("a limit means what it says", () => {
    expect([...untrueLimits(contract.components)]).toEqual([]);
  });
});

describe("every entity", () => {
  it("answers exactly the fields it documents, so that no column leaks", () => {
    const open = Object.entries(contract.components.schemas).filter(
      ([, schema]) => schema.type === "object" && schema.additionalProperties !== false,
    );
    expect(open.map(([name]) => name)).toEqual(["StripeEvent", "RetellEvent", "TwilioForm", "VapiEvent"]);
  });

  it("that comes in kinds tells them apart by name", () => {
    const kinds = Object.values(contract.components.schemas).filter(({ discriminator }) => discriminator);
    expect(kinds.length).toBeGreaterThan(0);
    for (const { oneOf = [], discriminator } of kinds) {
      expect(Object.values(discriminator?.mapping ?? {})).toEqual(oneOf.map(({ $ref }) => $ref));
    }
  });
});

const sectors =
  "Software, Hardware, IT Services, Telecommunications, Food & Beverage, Apparel & Fashion, Consumer Electronics, Furniture, Beauty & Cosmetics, Pharmaceuticals, Medical Devices, Healthcare Services, Biotechnology, Automotive, Aerospace, Construction, Chemicals, Mining & Metals, Energy & Utilities, Banking, Insurance, Investment & Asset Management, Fintech, Retail, E-commerce, Supply Chain & Logistics, Film & TV, Music, Gaming, Publishing, Education, EdTech, Scientific Research, Shipping & Freight, Railway, Aviation, Travel & Tourism, Hospitality, Real Estate";

describe("the words of the documents", () => {
  it.each([
    ["A-LANG-01, R-50", "Language", "bg zh cs da nl en fi fr de el hu id it ja ko ms no pl pt ro ru sk es sv tr uk vi"],
    [
      "A-STATUS-01 to A-STATUS-09",
      "CallStatus",
      "CRON QUEUED RINGING IN_PROGRESS CANCELLED COMPLETED BUSY NO_ANSWER FAILED",
    ],
    ["A-ANSWER-01 to A-ANSWER-06", "CallAnswer", "NO_CALL IN_PROGRESS POSITIVE NEGATIVE NEUTRAL ANSWERING_MACHINE"],
    ["A-CALL-14, R-01", "CallType", "CALL_NOW CALL_LATER"],
    ["A-ROLE-01", "UserRole", "ADMIN REPRESENTATIVE MASTER_ACCOUNT SELLER"],
    ["A-FB-03", "FeedbackRelation", "CALL GENERAL"],
    ["B-BAL-14", "TransactionType", "DEPOSIT SPEND"],
    ["B-BAL-15", "TransactionStatus", "INCOMPLETE COMPLETED FAILED"],
    ["B-API-61", "ChartPeriod", "TODAY DAILY MONTHLY ANNUALLY"],
    ["B-CONST-04", "Currency", "USD TRY"],
    ["B-TAG-08", "TagColor", "blue teal pink yellow"],
  ])("%s: %s", (_askedBy, name, words) => {
    expect(contract.components.schemas[name]?.enum).toEqual(words.split(" "));
  });

  it("B-PROD-22, R-45: the 39 sectors", () => {
    expect(contract.components.schemas.Sector?.enum).toEqual(sectors.split(", "));
    expect(contract.components.schemas.Sector?.enum).toHaveLength(39);
  });

  it("A-LANG-01: 27 languages", () => {
    expect(contract.components.schemas.Language?.enum).toHaveLength(27);
  });
});

describe("the entities of the documents", () => {
  it.each([
    ["A-ENT-01", "CurrentUser", "id name surname email role isEmailVerified isWelcomeDialog sellerCompanies"],
    ["A-ENT-02", "CurrentUserCompany", "id name about website headquarterCountry headquarterCity subscription"],
    ["A-ENT-02", "Subscription", "endAt remaining"],
    ["A-ENT-02", "RemainingAllowance", "minutes"],
    ["A-ENT-02", "CountryRef", "name"],
    ["A-ENT-02", "City", "name"],
    ["A-ENT-06", "Balance", "balance"],
    ["A-ENT-08", "StartCallsRequest", "phoneBookIds language type cronDate browserTimeZone"],
    [
      "A-ENT-10",
      "CreatePhoneBookRequest",
      "contactId potentialCustomerCompanyId productId sellerCompanyId sellerCompanyNumberId",
    ],
    ["A-ENT-11", "PhoneBookReview", "id title review updatedAt"],
    ["A-ENT-12", "Feedback", "relation relationId description evaluation"],
    ["A-ENT-12", "FeedbackEvaluation", "effectiveness responses understanding"],
    [
      "B-ENT-02",
      "PotentialCustomerDetail",
      "id name website headquarterCountry timeZone products tags contacts updatedAt",
    ],
    ["B-ENT-03", "CreatePotentialCustomerRequest", "name website headquarterCountryId timeZone productIds contact"],
    ["B-CONT-09", "Contact", "id title name surname email phoneNumber potentialCustomerCompanyId"],
    ["B-TAG-14", "PotentialCustomerTag", "id title color sellerCompanyId"],
  ])("%s: %s has its fields", (_askedBy, name, fields) => {
    const { properties = {} } = contract.components.schemas[name] ?? {};
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields.split(" ")));
  });

  it("A-ENT-08: calls are started now, unless it is said otherwise", () => {
    const { required, properties } = contract.components.schemas.StartCallsRequest ?? {};
    expect(required).toEqual(["phoneBookIds"]);
    expect(properties?.type).toMatchObject({ default: "CALL_NOW" });
  });

  it("A-ENT-10: an item needs no number of its own", () => {
    const { required } = contract.components.schemas.CreatePhoneBookRequest ?? {};
    expect(required).toEqual(["contactId", "potentialCustomerCompanyId", "productId", "sellerCompanyId"]);
  });

  it("B-ENT-03: a customer needs no website, time zone or contact to be created", () => {
    const { required } = contract.components.schemas.CreatePotentialCustomerRequest ?? {};
    expect(required).toEqual(["name", "headquarterCountryId", "productIds"]);
  });
});

/** The statuses an operation has to document for what it takes and for who may call it. */
function owedStatuses({ id, method, operation, parameters }: Placed): string[] {
  const { security, requestBody, "x-roles": roles } = operation;
  return [
    "5XX",
    ...(security.length > 0 ? ["401"] : ["429"]),
    ...(roles && roles.length < 4 ? ["403"] : []),
    ...(requestBody ? ["400", "413", "415"] : []),
    // Somebody else may be faster than any write.
    ...(method !== "GET" && !id.startsWith("export") ? ["409"] : []),
    ...(parameters.some((one) => one.in !== "header") ? ["400"] : []),
    ...(parameters.some((one) => one.in === "path") && id !== "getImportTemplate" ? ["404"] : []),
  ];
}

function examplesOf(title: string, content: Record<string, Media> = {}) {
  return Object.values(content).flatMap(({ schema, examples = {} }) =>
    Object.entries(examples).map(([name, { value }]) => ({ title, name, schema, value })),
  );
}

/** The same schema with its references made good outside the document. */
function absolute(schema: Schema): Schema {
  return schema.$ref ? { ...schema, $ref: `contract${schema.$ref}` } : schema;
}

/** Limits that stand beside a reference and are wider than what it points at: both count, so the wider one is not true. */
function* untrueLimits(node: unknown, at = ""): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const schema = node as Record<string, unknown>;
  if (typeof schema.$ref === "string") {
    const target = resolve<Record<string, unknown>>({ $ref: schema.$ref });
    for (const name of ["maxLength", "maxItems", "maximum"])
      if (Number(schema[name]) > Number(target[name])) yield `${at}: ${name}`;
    for (const name of ["minLength", "minItems", "minimum"])
      if (Number(schema[name]) < Number(target[name])) yield `${at}: ${name}`;
  }
  for (const [name, inner] of Object.entries(schema)) yield* untrueLimits(inner, `${at}/${name}`);
}

/** Places where a body takes more than it documents: open objects, strings and arrays without an end. */
function* loose(given: Schema, at: string): Generator<string> {
  const schema = { ...resolve(given), ...given };
  const types = [schema.type ?? []].flat();
  if (types.includes("object") && schema.additionalProperties !== false) yield `${at} takes unknown fields`;
  const isBounded =
    schema.maxLength ?? schema.enum ?? schema.const ?? (schema.format === "uuid" || schema.format === "binary");
  if (types.includes("string") && !isBounded) yield `${at} has no maxLength`;
  if (types.includes("array") && schema.maxItems === undefined) yield `${at} has no maxItems`;
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield* loose(property, `${at}.${name}`);
  for (const part of [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()) yield* loose(part, `${at}[]`);
}
