import { type ReactNode, useState } from "react";
import type { DropEvent } from "react-aria";
import { FileTrigger } from "react-aria-components/FileTrigger";

import { useLocale, useMessages } from "../../i18n/index.js";
import { AriaLocale } from "../aria/index.js";
import { IconButton } from "../button/index.js";
import { FileSpreadsheet, FileText, X } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { Notice } from "../notice/index.js";
import { fileDropMessages } from "./fileDrop.messages.js";
import { Choose, Column, Hint, Row, Size, Title, Zone } from "./FileDrop.styles.js";
import { fileSize } from "./fileSize.js";

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** The chosen file. */
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** A link to a template, shown after `choose a file`. */
  template?: ReactNode;
  /** Which files are accepted, where that is not a spreadsheet. Keep it stable. */
  kinds?: FileKinds;
  /** The error in the file, shown in a box titled `Error`. */
  error?: ReactNode;
  isDisabled?: boolean;
  className?: string;
}

/** The files that a {@link FileDrop} accepts. */
export interface FileKinds {
  /** How their names end: `.csv`. */
  endings: readonly string[];
  /** Asks for one: `Drop a .csv file`. */
  drop: string;
  /** Refuses another one. */
  refusal: string;
}

const spreadsheets = [".xlsx", ".csv"];

/**
 * Accepts one .xlsx or .csv file that is dropped, pasted or chosen. Other files are refused with `Only Excel files are accepted.`,
 * and the chosen file stays. `kinds` names other files.
 *
 * @example
 * <FileDrop file={file} onChange={setFile} error={importError} template={<Link href={templateUrl}>template</Link>} />
 */
export function FileDrop({ file, onChange, template, kinds, error, isDisabled = false, className }: FileDropProps) {
  const t = useMessages(fileDropMessages);
  const { endings, drop: prompt, refusal } = kinds ?? { endings: spreadsheets, drop: t.drop, refusal: t.onlyExcel };
  const { locale } = useLocale();
  const [isRefused, setIsRefused] = useState(false);

  const take = (file: File | undefined) => {
    if (!file) return;
    const isGood = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
    setIsRefused(!isGood);
    if (isGood) onChange(file);
  };
  const drop = async ({ items }: DropEvent) => {
    const item = items.find(({ kind }) => kind === "file");
    if (item?.kind === "file") take(await item.getFile());
  };
  const remove = () => {
    setIsRefused(false);
    onChange(undefined);
  };

  return (
    <AriaLocale>
      <Column className={className} data-invalid={isRefused || error ? "" : undefined}>
        <Zone aria-label={prompt} isDisabled={isDisabled} onDrop={(event) => void drop(event)}>
          <Icon icon={FileText} size={22} />
          <Title>{prompt}</Title>
          <Hint>
            {t.or}{" "}
            <FileTrigger acceptedFileTypes={endings} onSelect={(files) => take(files?.[0])}>
              <Choose isDisabled={isDisabled}>{t.choose}</Choose>
            </FileTrigger>
            {template && <> · {template}</>}
          </Hint>
        </Zone>
        {file && (
          <Row role="group" aria-label={t.label}>
            <Icon icon={FileSpreadsheet} />
            <span>{file.name}</span>
            <Size>{fileSize(file.size, locale)}</Size>
            <IconButton size="small" icon={X} label={t.remove} isDisabled={isDisabled} onPress={remove} />
          </Row>
        )}
        {isRefused ? <Notice>{refusal}</Notice> : error && <Notice>{error}</Notice>}
      </Column>
    </AriaLocale>
  );
}
