import type { ErrorObject } from "ajv";

const maxFields = 50;

/** Converts schema violations to one sentence per field, the first one found for each. */
export function fieldErrors(errors: ErrorObject[]): Record<string, string> {
  // Without a prototype: a field may be called `constructor` or `__proto__`.
  const byField = Object.create(null) as Record<string, string>;
  for (const error of errors) {
    if (error.keyword === "anyOf" || error.keyword === "oneOf" || error.keyword === "if") continue; // their branches say more
    const field = fieldOf(error);
    if (!(field in byField)) byField[field] = sentence(error);
    if (Object.keys(byField).length >= maxFields) break;
  }
  return byField;
}

/** `user.email` for a nested field, `ids.3` for an element, `body` for the whole. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split("/").slice(1);
  if (error.keyword === "required") path.push(String(error.params.missingProperty));
  if (error.keyword === "additionalProperties") path.push(String(error.params.additionalProperty));
  return path.join(".") || "body";
}

function sentence(error: ErrorObject): string {
  const { keyword, params } = error;
  const schema = error.parentSchema as { format?: string } | undefined;
  switch (keyword) {
    case "required":
      return "This field is required.";
    case "additionalProperties":
      return "This field is not known.";
    case "enum":
      return `Must be one of ${(params.allowedValues as unknown[]).slice(0, 60).join(", ")}.`;
    case "type":
      return `Must be ${article(String(params.type))}.`;
    case "minLength":
      return params.limit === 1 ? "Must not be empty." : `Must have at least ${params.limit} characters.`;
    case "maxLength":
      return `Must have at most ${params.limit} characters.`;
    case "minItems":
      return `Must have at least ${params.limit}.`;
    case "maxItems":
      return `Must have at most ${params.limit}.`;
    case "minProperties":
      return "Nothing to change was given.";
    case "uniqueItems":
      return "Must not repeat.";
    case "minimum":
    case "exclusiveMinimum":
      return `Must not be below ${params.limit}.`;
    case "maximum":
    case "exclusiveMaximum":
      return `Must not be above ${params.limit}.`;
    case "format":
      return formats[String(params.format)] ?? "Does not have the expected form.";
    case "pattern":
      if (String(params.pattern).includes("\\u202A-\\u202E"))
        return "Must be a text that can be seen, without characters that turn its direction.";
      return patterns[String(schema?.format)] ?? "Does not have the expected form.";
    default:
      return "Is not valid.";
  }
}

const formats: Record<string, string> = {
  email: "Email address must be in valid format.",
  uuid: "Must be an id.",
  "date-time": "Must be a date and time.",
  uri: "Must be a URL.",
};

/** Formats that the contract describes with a pattern. */
const patterns: Record<string, string> = {
  password: "Must contain a number, a lowercase and an uppercase letter.",
  origin:
    "Must be an origin such as https://crm.example.com: it has no path, and http:// only on this device or in a private network.",
};

function article(type: string): string {
  if (type.includes(",")) return type.replaceAll(",", " or ");
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
