import { importOnce } from "../lib/importOnce.js";
import type { TableSelection } from "../ui/table/index.js";
import { useToast } from "../ui/toast/index.js";

/** Loaded while the server makes the file. If it cannot be loaded, the export has failed. */
const loadSaving = importOnce(() => import("../lib/saveFile.js"));

interface ExportOptions<Filters> {
  page: { selection: TableSelection; unselect: (made: TableSelection) => void };
  /** The result of the SDK's hook. */
  exporter: {
    trigger: (wish: { query: Filters; body?: { ids: string[] } }) => Promise<{ blob: Blob; fileName: string | null }>;
    isMutating: boolean;
  };
  /** The query of the view, for all pages. Of selected rows it only decides the order. */
  query: Filters;
  /** The file name if the server sends none. */
  fileName: string;
  /** The announcement for a failure (A-ERR-08), which the requirements define. */
  failed: string;
  onExported: (ids: readonly string[] | "all") => void;
}

/**
 * Exports a list as a workbook, in its order: all records that match the view, or the selected rows. The latter clears
 * the selection (B-PC-30).
 */
export function useListExport<Filters>(options: ExportOptions<Filters>) {
  const { page, exporter, query, fileName, failed, onExported } = options;
  const toast = useToast();
  const save = async (ids: readonly string[] | "all"): Promise<boolean> => {
    try {
      const reading = exporter.trigger({ query, ...(ids !== "all" && { body: { ids: [...ids] } }) });
      const [{ saveFile }, file] = await Promise.all([loadSaving(), reading]);
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
      const { selection } = page;
      if (await save(selection === "all" ? "all" : [...selection])) page.unselect(selection);
    },
  };
}
