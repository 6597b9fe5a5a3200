import { describe, expect, it } from "vitest";

import { ContractBroken } from "./contractBroken.ts";
import { keptToContract } from "./keptToContract.ts";
import { readContract } from "../contract/openApi.ts";
import { readOperations } from "./operations.ts";
import { Problem, problem, type ProblemOptions } from "../contract/problem.ts";
import { createSchemaCompiler } from "./schemas.ts";

const contract = readContract();
const operations = readOperations(contract, createSchemaCompiler(contract));

function operation(id: string) {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

const refuse = (id: string, error: Error) => keptToContract(operation(id), Promise.reject(error));
const race = (code: string) => Object.assign(new Error("a race"), { code });

describe("a refusal that the contract does not document is found in tests, before a partner meets it", () => {
  it("a status that the operation does not have", async () => {
    await expect(refuse("getProfile", problem(409, "CONFLICT", "No."))).rejects.toThrow(ContractBroken);
    await expect(refuse("getProfile", problem(403, "FORBIDDEN", "No."))).rejects.toThrow(Problem);
  });

  it("a code that nobody was told of, and a text longer than was said", async () => {
    const unheardOf = problem(403, "UNHEARD_OF" as "FORBIDDEN", "No.");
    await expect(refuse("getProfile", unheardOf)).rejects.toThrow(ContractBroken);
    const options: ProblemOptions = { errors: { name: "x".repeat(1_001) } };
    await expect(refuse("getProfile", problem(400, "VALIDATION_FAILED", "No.", options))).rejects.toThrow(
      ContractBroken,
    );
  });

  it("what a lost race becomes, where the operation says nothing of it", async () => {
    for (const code of ["23503", "23505", "40P01", "40001"]) {
      await expect(refuse("getProfile", race(code))).rejects.toThrow(ContractBroken);
      await expect(refuse("createPhoneBookReview", race(code))).rejects.toThrow("a race");
    }
  });

  it("what is our own fault stays what it is", async () => {
    await expect(refuse("getProfile", new Error("a bug"))).rejects.toThrow("a bug");
  });
});
