interface EmbedFilesTable {
  name: string;
  body: Buffer;
  last_shipped_at: Date;
}

/** Tables of migration 0013: what the script tag fetched in earlier builds. */
export interface BuildTables {
  embed_files: EmbedFilesTable;
}
