import { saveFile } from "../lib/saveFile.js";
import type { TableSelection } from "../ui/table/index.js";
import { useToast } from "../ui/toast/index.js";
import { type Announcement, useAnnounce } from "./useAnnounce.js";

interface ChangedPage {
  takeOff: (ids: readonly string[]) => void;
  putBack: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * Takes rows off a list at once, which ends the selection (B-PC-30), and puts them back if the server does not agree.
 * Answers whether it did.
 */
export function useRemoval({ takeOff, putBack, clear }: ChangedPage) {
  const announce = useAnnounce();
  return async <Result>(
    ids: readonly string[],
    remove: () => Promise<Result>,
    says: Announcement<Result>,
  ): Promise<boolean> => {
    takeOff(ids);
    clear();
    const done = await announce(remove, says);
    if (!done) putBack(ids);
    return done !== undefined;
  };
}

interface ExportOptions<Filters> {
  page: { selection: TableSelection; clear: () => void };
  /** What the sdk's hook answers. */
  exporter: {
    trigger: (
      wish: { body: { ids: string[] } } | { query: Filters },
    ) => Promise<{ blob: Blob; fileName: string | null }>;
    isMutating: boolean;
  };
  /** What the view finds, on all pages. */
  query: Filters;
  /** The file's name where the server gives it none. */
  fileName: string;
  /** The documents' own words (A-ERR-08): no other failure has any. */
  failed: string;
  onExported: (ids: readonly string[] | "all") => void;
}

/** Saves a list as a workbook: all that the view finds, or the chosen rows, which ends the selection (B-PC-30). */
export function useListExport<Filters>(options: ExportOptions<Filters>) {
  const { page, exporter, query, fileName, failed, onExported } = options;
  const toast = useToast();
  const save = async (ids: readonly string[] | "all"): Promise<boolean> => {
    try {
      const file = await exporter.trigger(ids === "all" ? { query } : { body: { ids: [...ids] } });
      saveFile({ blob: file.blob, fileName: file.fileName ?? fileName });
    } catch {
      toast.error(failed);
      return false;
    }
    onExported(ids);
    return true;
  };
  return {
    isExporting: exporter.isMutating,
    exportAll: () => void save("all"),
    exportChosen: async () => {
      if (await save(page.selection === "all" ? "all" : [...page.selection])) page.clear();
    },
  };
}
