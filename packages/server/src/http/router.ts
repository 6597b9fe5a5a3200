import { Hono, type Context as HonoContext } from "hono";

import { anonymous, type Actor } from "../auth/actor.ts";
import { resolveActor } from "../auth/resolveActor.ts";
import type { Context } from "../context.ts";
import { clientAddress } from "./clientAddress.ts";
import { plainTags } from "../contentEncoding.ts";
import type { RequestFacts } from "../contract/handler.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { keptToContract } from "./keptToContract.ts";
import type { Operation } from "./operations.ts";
import { authorize, permissions } from "./permissions.ts";
import { onceOnly } from "./onceOnly.ts";
import { unlessChanged, withEtag } from "./unlessChanged.ts";
import { Problem, problem } from "../contract/problem.ts";
import { readBody } from "./readBody.ts";
import { readQuery } from "./readQuery.ts";
import { toResponse, type AnyReply } from "./reply.ts";
import type { RequestVariables } from "./requestId.ts";
import { addLogFields } from "../logger.ts";

/** A handler of any operation, without its specific type. */
type AnyHandler = (context: Context, actor: Actor, input: AnyInput) => Promise<AnyReply>;
interface AnyInput {
  path: unknown;
  query: unknown;
  body: unknown;
  request: RequestFacts;
}

/**
 * Serves the operations of the contract. Every request passes, in this order: rate limit, authentication,
 * authorisation, path and query, body; then the handler. Outside production, the response is validated against the
 * contract, including refusals.
 */
export function createContractRouter(context: Context, operations: Operation[], handlers: object) {
  const router = new Hono<{ Variables: RequestVariables }>();

  for (const operation of operations) {
    const handler = (handlers as Partial<Record<string, AnyHandler>>)[operation.id];
    if (!handler) throw new Error(`Nobody serves ${operation.id}`);
    router.on(operation.method.toUpperCase(), routePath(operation.path), async (c) => {
      const answering = answer(context, operation, handler, c);
      const reply = context.config.isProduction ? await answering : await keptToContract(operation, answering);
      return toResponse(reply, c.req.header("accept-encoding"));
    });
  }

  answerOtherMethods(router, operations);
  return router;
}

async function answer(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  c: HonoContext<{ Variables: RequestVariables }>,
): Promise<AnyReply> {
  c.set("operation", operation.id);
  addLogFields({ operation: operation.id });
  const ip = clientAddress(c, context.config.trustedProxies);
  await context.rateLimiter.checkAddress(operation.id, ip);
  const actor = needsActor(operation) ? await resolveActor(context, c.req.raw.headers) : anonymous;
  c.set("actor", actor);
  authorize(operation.id, actor);
  await context.rateLimiter.checkActor(operation.id, actor);
  const path = checked(c.req.param(), operation.validatePath(), "Please check the address.");
  const query = checked(
    readQuery(new URL(c.req.url).searchParams, operation),
    operation.validateQuery(),
    "Please check the query.",
  );
  const body = await readBody(c.req.raw, operation);
  if ((operation.body.kind === "json" || operation.body.kind === "fields") && body.value !== undefined)
    checked(body.value, operation.validateBody(), "Please check the highlighted fields.");

  const { pathname, search } = new URL(c.req.url);
  const { headers } = c.req.raw;
  const ifMatch = headers.get("if-match");
  if (ifMatch) headers.set("if-match", plainTags(ifMatch));
  const request = { id: c.get("requestId"), headers, ip, target: pathname + search, rawBody: body.raw };
  const handle = (given: Context) => handler(given, actor, { path, query, body: body.value, request });
  const carryOut = async (given: Context) => {
    const reply = await (operation.isEdit
      ? unlessChanged(given, { operation, actor, path, headers }, handle)
      : handle(given));
    return operation.hasEtag ? withEtag(reply) : reply;
  };
  const key = operation.isOnce ? idempotencyKey(c.req.raw.headers) : undefined;
  if (key === undefined) return carryOut(context);
  const content = [operation.id, pathname, search, body.raw];
  return onceOnly(context, { actor, key, requestId: request.id, content, upload: body.upload }, carryOut);
}

function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key") ?? undefined;
  if (key === undefined || /^[!-~]{1,255}$/.test(key)) return key;
  throw problem(400, "VALIDATION_FAILED", "Please check the headers.", {
    errors: { "Idempotency-Key": "A key is 1 to 255 visible ASCII characters." },
  });
}

function needsActor(operation: Operation): boolean {
  const permission = permissions[operation.id];
  return permission !== "public" && permission !== "signed";
}

function checked<Value>(value: Value, validate: ReturnType<Operation["validateBody"]>, message: string): Value {
  if (validate(value)) return value;
  throw problem(400, "VALIDATION_FAILED", message, { errors: fieldErrors(validate.errors ?? []) });
}

/** A known path with another method is a 405 that lists the available methods. */
function answerOtherMethods(router: Hono<{ Variables: RequestVariables }>, operations: Operation[]): void {
  const methodsByPath = Map.groupBy(operations, (operation) => operation.path);
  for (const [path, known] of methodsByPath) {
    const allow = known.map((operation) => operation.method.toUpperCase()).join(", ");
    router.all(routePath(path), () => {
      throw new Problem(405, "MALFORMED_REQUEST", `This address takes ${allow}.`, { headers: { allow } });
    });
  }
}

function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
