import type { ApiError } from "@callwright/sdk";
import { useGetImportTemplate, useImportContacts, useImportPotentialCustomers } from "@callwright/sdk/hooks";
import { useState } from "react";

import { saveFile } from "../../../lib/saveFile.js";
import type { ImportOutcome } from "../PotentialCustomers.types.js";

/** How far an import is. */
export type ImportState =
  | { status: "choosing"; file: File | undefined; error: ImportFailure | undefined }
  | { status: "sending"; file: File }
  /** Over, but with rows that were left out. */
  | { status: "partial"; outcome: ImportOutcome };

/** Why it did not begin or end; with what the server said, if it said something. */
export type ImportFailure = "fileMissing" | "templateMissing" | { message: string | undefined };

interface ImportKind {
  template: "potential-customers" | "contacts";
  send: (file: File) => Promise<ImportOutcome>;
  /** Everything was taken over, or all but the rows of `outcome.errors`. */
  onImported: (outcome: ImportOutcome) => void;
}

/** Customers from a workbook. A manager's go to the company they look at, or the catalogue. */
export function useCustomerImport(ownerId: string | null | undefined, onImported: (outcome: ImportOutcome) => void) {
  const { trigger } = useImportPotentialCustomers();
  const query = ownerId ? { sellerCompanyId: ownerId } : {};
  return useImport({ template: "potential-customers", send: (file) => trigger({ query, body: { file } }), onImported });
}

/** A customer's contacts from a workbook. */
export function useContactImport(customerId: string, onImported: (outcome: ImportOutcome) => void) {
  const { trigger } = useImportContacts();
  return useImport({
    template: "contacts",
    send: (file) => trigger({ path: { id: customerId }, body: { file } }),
    onImported,
  });
}

function useImport({ template, send, onImported }: ImportKind) {
  const getTemplate = useGetImportTemplate();
  const [state, setState] = useState<ImportState>({ status: "choosing", file: undefined, error: undefined });
  return {
    state,
    choose: (file: File | undefined) => setState({ status: "choosing", file, error: undefined }),
    async start(): Promise<void> {
      if (state.status !== "choosing") return;
      const { file } = state;
      if (!file) return setState({ status: "choosing", file, error: "fileMissing" });
      setState({ status: "sending", file });
      try {
        const outcome = await send(file);
        if (outcome.errors.length > 0) setState({ status: "partial", outcome });
        onImported(outcome);
      } catch (error) {
        setState({ status: "choosing", file, error: { message: (error as ApiError).problem?.message } });
      }
    },
    async saveTemplate(): Promise<void> {
      try {
        const { blob, fileName } = await getTemplate.trigger({ path: { template } });
        saveFile({ blob, fileName: fileName ?? `${template}.xlsx` });
      } catch {
        if (state.status === "choosing") setState({ ...state, error: "templateMissing" });
      }
    },
  };
}

/** An import as its dialog draws it. */
export type ImportModel = ReturnType<typeof useImport>;
