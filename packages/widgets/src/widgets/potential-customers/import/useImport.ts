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
import { useReason } from "../../../ui/lost-answer/index.js";
import type { ImportOutcome } from "../PotentialCustomers.types.js";
import { columnsWith } from "./plan.js";

/** The state of an import. */
export type ImportState =
  | { status: "choosing"; file: File | undefined; error: ImportFailure | undefined }
  /** The file is being read. Nothing has been written. */
  | { status: "reading"; file: File }
  /** The preview: what the file would change. */
  | {
      status: "planned";
      file: File;
      plan: ImportPreview;
      choice: ImportChoice;
      isReading: boolean;
      error: ImportFailure | undefined;
    }
  | { status: "sending"; file: File }
  /** The import is finished, but rows were left out. */
  | { status: "partial"; outcome: ImportOutcome };

/** The person's choices about a file. The server determines the rest. */
export interface ImportChoice {
  sheet?: string;
  /** Entries such as `Name:0`: a column of the template, and the position of that column in the file. */
  columns?: string[];
}

/** Why the import could not start or finish, with the message of the server if there is one. */
export type ImportFailure = "fileMissing" | "templateMissing" | { message: string | undefined };

interface ImportKind {
  template: "potential-customers" | "contacts";
  preview: (file: File, choice: ImportChoice) => Promise<ImportPreview>;
  send: (file: File, choice: ImportChoice) => Promise<ImportOutcome>;
  /** Called when the file has been imported, except for the rows in `outcome.errors`. */
  onImported: (outcome: ImportOutcome) => void;
}

/** Imports customers. Those of a manager belong to the company that the manager looks at, or to the catalogue. */
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

/** Imports contacts of a customer. */
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
  const reasonOf = useReason();
  const [state, setState] = useState<ImportState>({ status: "choosing", file: undefined, error: undefined });
  // Identifies the latest preview; the results of earlier ones are ignored.
  const turn = useRef(0);

  async function look(file: File, choice: ImportChoice, otherwise: (error: ImportFailure) => ImportState) {
    const own = (turn.current += 1);
    let next: ImportState;
    try {
      const plan = await preview(file, choice);
      next = { status: "planned", file, plan, choice, isReading: false, error: undefined };
    } catch (error) {
      next = otherwise({ message: reasonOf(error) });
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
    /** Chooses a file and requests its preview, or removes the file. */
    async choose(file: File | undefined): Promise<void> {
      turn.current += 1;
      if (!file) return setState({ status: "choosing", file, error: undefined });
      setState({ status: "reading", file });
      await look(file, {}, (error) => ({ status: "choosing", file, error }));
    },
    chooseSheet: (sheet: string) => lookAgain({ sheet }),
    /** Sets the meaning of the column at this position: a column of the template, or null for none. */
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
        setState({ ...state, error: { message: reasonOf(error) } });
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

/** The result of {@link useImport}, which the dialog renders. */
export type ImportModel = ReturnType<typeof useImport>;
