import type { Messages } from "../../../i18n/index.js";
import { Link } from "../../../ui/link/index.js";
import { Button } from "../../../ui/button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { TextArea } from "../../../ui/text-area/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { fileOfCells } from "./plan.js";
import * as s from "./ImportPlan.styles.js";

/** Props of {@link PastedCells}. */
export interface PastedCellsProps {
  t: Messages<typeof potentialCustomersMessages>;
  cells: string;
  onChange: (cells: string) => void;
  error: string | undefined;
  onFile: (file: File) => void;
  /** Called when the person wants to choose a file instead. */
  onBack: () => void;
}

/** A field for cells that were copied from a spreadsheet. */
export function PastedCells({ t, cells, onChange, error, onFile, onBack }: PastedCellsProps) {
  return (
    <s.Plan>
      <TextArea
        label={t.pasteLabel}
        description={t.pasteHint}
        rows={8}
        autoFocus
        value={cells}
        onChange={onChange}
        placeholder={t.pastePlaceholder}
      />
      {error !== undefined && <Notice>{error}</Notice>}
      <s.Line>
        <Link onPress={onBack}>{t.chooseFileInstead}</Link>
        <Button isDisabled={cells.trim() === ""} onPress={() => onFile(fileOfCells(cells, t.pastedName))}>
          {t.readCells}
        </Button>
      </s.Line>
    </s.Plan>
  );
}
