/** The parts of the contract from which samples are generated. */
export interface Contract {
  paths: Record<string, Record<string, Operation | Parameter[]>>;
  components: { parameters: Record<string, Parameter> };
}

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
  "x-codeSamples"?: CodeSample[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
}

/** In the format of OpenAPI renderers. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

const methods = ["get", "post", "put", "patch", "delete"];

/**
 * The contract with a sample for each operation: how our SDK sends its first example. The renderer itself generates
 * curl and other languages.
 */
export function withCodeSamples(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const { parameters: shared = [] } = item as { parameters?: Parameter[] };
    const operations = Object.entries(item).map(([method, part]): [string, Operation | Parameter[]] => {
      if (Array.isArray(part) || !methods.includes(method)) return [method, part];
      return [method, { ...part, "x-codeSamples": [sdkSample(requestOf(contract, part, shared))] }];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

interface SampleRequest {
  id: string;
  pathNames: string[];
  /** Undefined without a JSON body. */
  body: unknown;
  isUpload: boolean;
  auth: "none" | "token" | "apiKey";
}

function requestOf(
  { components }: Contract,
  { operationId, parameters = [], requestBody, security = [] }: Operation,
  shared: Parameter[],
): SampleRequest {
  const all = [...shared, ...parameters].map((parameter) => {
    const name = parameter.$ref?.split("/").at(-1);
    return (name === undefined ? undefined : components.parameters[name]) ?? parameter;
  });
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  return {
    id: operationId,
    pathNames: all.filter((parameter) => parameter.in === "path").map(({ name }) => name),
    body: example?.value,
    isUpload: requestBody !== undefined && "multipart/form-data" in requestBody.content,
    auth: schemes.includes("bearerAuth") ? "token" : schemes.includes("apiKeyAuth") ? "apiKey" : "none",
  };
}

function sdkSample({ id, pathNames, body, isUpload, auth }: SampleRequest): CodeSample {
  const input = [
    pathNames.length > 0 && `path: { ${pathNames.join(", ")} }`,
    body !== undefined && `body: ${literal(body)}`,
    isUpload && "body: { file }",
  ].filter(Boolean);
  const argument = input.length === 0 ? "" : `, { ${input.join(", ")} }`;
  const options = { none: "", token: ", session: memoryTokens({ accessToken })", apiKey: `, fetch: withKey` }[auth];
  const lines = [
    `import { createClient${auth === "token" ? ", memoryTokens" : ""} } from "@callwright/sdk";`,
    "",
    ...(auth === "apiKey" ? [withKey] : []),
    `const client = createClient({ baseUrl${options} });`,
    `const answer = await client.call("${id}"${argument});`,
  ];
  return { lang: "ts", label: "SDK", source: lines.join("\n") };
}

/** The SDK is for people and widgets; a partner's backend uses its key itself. */
const withKey = `const withKey = (request: Request) => {
  request.headers.set("X-Api-Key", apiKey);
  return fetch(request);
};`;

/** JSON in the style of a program. */
const literal = (value: unknown) =>
  JSON.stringify(value, undefined, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
