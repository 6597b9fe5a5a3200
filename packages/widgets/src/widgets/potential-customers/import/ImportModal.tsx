import type { Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { FileDrop } from "../../../ui/file-drop/index.js";
import { Link } from "../../../ui/link/index.js";
import { Modal } from "../../../ui/modal/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ImportProgress } from "./ImportProgress.js";
import { LeftOutRows } from "./LeftOutRows.js";
import { ReportActions } from "./ReportActions.js";
import type { ImportModel } from "./useImport.js";

/** Props of {@link ImportModal}. */
export interface ImportModalProps {
  t: Messages<typeof potentialCustomersMessages>;
  isOpen: boolean;
  title: string;
  model: ImportModel;
  onClose: () => void;
}

/** Takes a workbook, and says row by row what it could not take from it (B-IMP). */
export function ImportModal({ t, isOpen, title, model, onClose }: ImportModalProps) {
  const { state } = model;
  const isSending = state.status === "sending";
  if (state.status === "partial") {
    return (
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        width={720}
        footer={
          <>
            <ReportActions t={t} errors={state.outcome.errors} />
            <Button variant="primary" onPress={onClose}>
              {t.done}
            </Button>
          </>
        }
      >
        <LeftOutRows t={t} outcome={state.outcome} />
      </Modal>
    );
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDismissable={!isSending}
      footer={({ close }) => (
        <>
          <Button onPress={close} isDisabled={isSending}>
            {t.cancel}
          </Button>
          <Button variant="primary" isBusy={isSending} onPress={() => void model.start()}>
            {t.import}
          </Button>
        </>
      )}
    >
      <FileDrop
        file={state.file}
        onChange={model.choose}
        isDisabled={isSending}
        template={<Link onPress={() => void model.saveTemplate()}>{t.template}</Link>}
        error={errorText()}
      />
      {state.status === "sending" && <ImportProgress t={t} fileName={state.file.name} />}
    </Modal>
  );

  function errorText(): string | undefined {
    if (state.status !== "choosing" || state.error === undefined) return undefined;
    if (state.error === "fileMissing") return t.fileMissing;
    if (state.error === "templateMissing") return t.templateMissing;
    return state.error.message ?? t.importFailed;
  }
}
