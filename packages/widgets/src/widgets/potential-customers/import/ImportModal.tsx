import { useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useStay } from "../../../lib/useStay.js";
import { Button } from "../../../ui/button/index.js";
import { FileDrop } from "../../../ui/file-drop/index.js";
import { Link } from "../../../ui/link/index.js";
import { Modal } from "../../../ui/modal/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ImportPlan } from "./ImportPlan.js";
import { ImportProgress } from "./ImportProgress.js";
import { LeftOutRows } from "./LeftOutRows.js";
import { PastedCells } from "./PastedCells.js";
import { isWorthImporting } from "./plan.js";
import { ReportActions } from "./ReportActions.js";
import type { ImportFailure, ImportModel, ImportState } from "./useImport.js";

/** Props of {@link ImportModal}. */
export interface ImportModalProps {
  t: Messages<typeof potentialCustomersMessages>;
  isOpen: boolean;
  title: string;
  model: ImportModel;
  onClose: () => void;
}

/**
 * The dialog of an import. It shows what the file would change before anything is written, and afterwards the rows that
 * could not be imported, with reasons (B-IMP). Only its button closes the latter.
 */
export function ImportModal({ t, isOpen, title, model, onClose }: ImportModalProps) {
  const { state } = model;
  const [isPasting, setPasting] = useState(false);
  const [cells, setCells] = useState("");
  const isWork =
    (isPasting && cells.trim() !== "") || (state.status === "planned" && state.choice.columns !== undefined);
  const isSending = state.status === "sending";
  // The answer says which rows were left out, and is given nowhere else.
  useStay(isOpen && (isSending || state.status === "partial"));
  const isBusy = isSending || state.status === "reading" || (state.status === "planned" && state.isReading);
  if (state.status === "partial") {
    const { created, updated, errors } = state.outcome;
    return (
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        width={720}
        isDismissable={false}
        footer={
          <>
            <ReportActions t={t} errors={errors} />
            <Button variant="primary" onPress={onClose}>
              {t.done}
            </Button>
          </>
        }
      >
        <LeftOutRows
          t={t}
          errors={errors}
          titleOf={(count) => t.rowsLeftOut({ count })}
          body={created + updated > 0 ? t.rowsLeftOutBody : t.allRowsLeftOutBody}
        />
      </Modal>
    );
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={state.status === "planned" ? 720 : 520}
      isDirty={isWork}
      isDismissable={!isSending}
      footer={({ close }) => (
        <>
          <Button onPress={close} isDisabled={isSending}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={state.status === "planned" && !isWorthImporting(state.plan)}
            onPress={() => void model.start()}
          >
            {t.import}
          </Button>
        </>
      )}
    >
      {content(state)}
    </Modal>
  );

  function content(state: Exclude<ImportState, { status: "partial" }>) {
    if (state.status === "planned")
      return <ImportPlan t={t} state={state} model={model} error={state.error && errorText(state.error)} />;
    if (isPasting && state.status === "choosing")
      return (
        <PastedCells
          t={t}
          cells={cells}
          onChange={setCells}
          error={state.error && errorText(state.error)}
          onFile={(file) => void model.choose(file)}
          onBack={() => setPasting(false)}
        />
      );
    return (
      <>
        <FileDrop
          file={state.file}
          onChange={(file) => void model.choose(file)}
          isDisabled={isBusy}
          template={
            <>
              <Link onPress={() => setPasting(true)}>{t.pasteCells}</Link> ·{" "}
              <Link onPress={() => void model.saveTemplate()}>{t.template}</Link>
            </>
          }
          error={state.status === "choosing" && state.error ? errorText(state.error) : undefined}
        />
        {isBusy && state.file && (
          <ImportProgress
            t={t}
            key={state.status}
            text={(isSending ? t.importing : t.reading)({ fileName: state.file.name })}
          />
        )}
      </>
    );
  }

  function errorText(error: ImportFailure): string {
    if (error === "fileMissing") return t.fileMissing;
    if (error === "templateMissing") return t.templateMissing;
    return error.message ?? t.importFailed;
  }
}
