import type { ApiError } from "@callwright/sdk";
import type { ImportPreview } from "@callwright/sdk/contract";
import {
  useGetImportTemplate,
  useImportContacts,
  useImportPotentialCustomers,
  usePreviewContactsImport,
  usePreviewPotentialCustomersImport,
} from "@callwright/sdk/hooks";
import { useRef, useState } from "react";

import { saveFile } from "../../../lib/saveFile.js";
import type { ImportOutcome } from "../PotentialCustomers.types.js";
import { columnsWith } from "./plan.js";

/** How far an import is. */
export type ImportState =
  | { status: "choosing"; file: File | undefined; error: ImportFailure | undefined }
  /** The file is being read, nothing is written. */
  | { status: "reading"; file: File }
  /** What the file would do. */
  | {
      status: "planned";
      file: File;
      plan: ImportPreview;
      choice: ImportChoice;
      isReading: boolean;
      error: ImportFailure | undefined;
    }
  | { status: "sending"; file: File }
  /** Over, but with rows that were left out. */
  | { status: "partial"; outcome: ImportOutcome };

/** What somebody chose about a file; what they left open the server finds out. */
export interface ImportChoice {
  sheet?: string;
  /** `Name:0`: which column of the file is which of the template's. */
  columns?: string[];
}

/** Why it did not begin or end; with what the server said, if it said something. */
export type ImportFailure = "fileMissing" | "templateMissing" | { message: string | undefined };

interface ImportKind {
  template: "potential-customers" | "contacts";
  preview: (file: File, choice: ImportChoice) => Promise<ImportPreview>;
  send: (file: File, choice: ImportChoice) => Promise<ImportOutcome>;
  /** Everything was taken over, or all but the rows of `outcome.errors`. */
  onImported: (outcome: ImportOutcome) => void;
}

/** Customers from a list. A manager's go to the company they look at, or the catalogue. */
export function useCustomerImport(ownerId: string | null | undefined, onImported: (outcome: ImportOutcome) => void) {
  const previewing = usePreviewPotentialCustomersImport();
  const importing = useImportPotentialCustomers();
  const owner = ownerId ? { sellerCompanyId: ownerId } : {};
  return useImport({
    template: "potential-customers",
    preview: (file, choice) => previewing.trigger({ query: { ...owner, ...choice }, body: { file } }),
    send: (file, choice) => importing.trigger({ query: { ...owner, ...choice }, body: { file } }),
    onImported,
  });
}

/** A customer's contacts from a list. */
export function useContactImport(customerId: string, onImported: (outcome: ImportOutcome) => void) {
  const previewing = usePreviewContactsImport();
  const importing = useImportContacts();
  const path = { id: customerId };
  return useImport({
    template: "contacts",
    preview: (file, choice) => previewing.trigger({ path, query: choice, body: { file } }),
    send: (file, choice) => importing.trigger({ path, query: choice, body: { file } }),
    onImported,
  });
}

function useImport({ template, preview, send, onImported }: ImportKind) {
  const getTemplate = useGetImportTemplate();
  const [state, setState] = useState<ImportState>({ status: "choosing", file: undefined, error: undefined });
  // Of several looks at a file only the last one counts.
  const turn = useRef(0);

  async function look(file: File, choice: ImportChoice, otherwise: (error: ImportFailure) => ImportState) {
    const own = (turn.current += 1);
    let next: ImportState;
    try {
      const plan = await preview(file, choice);
      next = { status: "planned", file, plan, choice, isReading: false, error: undefined };
    } catch (error) {
      next = otherwise({ message: (error as ApiError).problem?.message });
    }
    if (own === turn.current) setState(next);
  }

  async function lookAgain(choice: ImportChoice) {
    if (state.status !== "planned") return;
    setState({ ...state, choice, isReading: true, error: undefined });
    await look(state.file, choice, (error) => ({ ...state, isReading: false, error }));
  }

  return {
    state,
    /** Takes a file, or none, and looks at what it would do. */
    async choose(file: File | undefined): Promise<void> {
      turn.current += 1;
      if (!file) return setState({ status: "choosing", file, error: undefined });
      setState({ status: "reading", file });
      await look(file, {}, (error) => ({ status: "choosing", file, error }));
    },
    chooseSheet: (sheet: string) => lookAgain({ sheet }),
    /** Reads the file's column of this place as this one of the template's, or as none. */
    chooseColumn: async (place: number, column: string | null): Promise<void> => {
      if (state.status !== "planned") return;
      await lookAgain({ ...state.choice, columns: columnsWith(state.plan, place, column) });
    },
    async start(): Promise<void> {
      if (state.status === "choosing") return setState({ ...state, error: state.file ? state.error : "fileMissing" });
      if (state.status !== "planned" || state.isReading) return;
      const { file, choice } = state;
      setState({ status: "sending", file });
      try {
        const outcome = await send(file, choice);
        if (outcome.errors.length > 0) setState({ status: "partial", outcome });
        onImported(outcome);
      } catch (error) {
        setState({ ...state, error: { message: (error as ApiError).problem?.message } });
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
