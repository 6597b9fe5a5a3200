import { crc32, inflateRawSync } from "node:zlib";

import { notExcel, tooLarge, unreadable } from "./SpreadsheetError.ts";
import { assertSafeXml, type XmlLimits } from "./xmlSafety.ts";

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** A field with every bit set points to a ZIP64 record, which only archives past 4 GB need. */
const IN_ZIP64 = 0xffffffff;

export interface XlsxGuardLimits {
  /** Parts in the archive; a plain workbook has about ten. */
  maxEntries: number;
  /** The unpacked bytes of all parts together. */
  maxUnpackedBytes: number;
}

/** Fifty thousand rows of eleven columns unpack to about 30 MB. */
export const xlsxGuardLimits: XlsxGuardLimits = { maxEntries: 500, maxUnpackedBytes: 80_000_000 };

/**
 * Fifty thousand rows of eleven texts have seven million tokens as inline strings, and four tokens per text as shared
 * strings.
 */
const sheetLimits: XmlLimits = { maxMarks: 12_000_000, maxWideCells: 2_000 };
const sharedStringLimits: XmlLimits = { maxMarks: 4_000_000, maxWideCells: Infinity };
/** Formats, names of the workbook, comments and everything else. */
const otherLimits: XmlLimits = { maxMarks: 600_000, maxWideCells: Infinity };

/**
 * Refuses a file that is not an .xlsx, or that costs more to read than a real list, before a parser reads it.
 *
 * No spreadsheet parser is safe against zip bombs, and declared sizes can be wrong, so every part is unpacked once
 * here, one at a time with a hard limit, and its tokens are counted. It takes up to about 100 ms, which is why it runs
 * in the reader's own process; the limits of this process apply to everything that it does not detect.
 *
 * @throws SpreadsheetError
 */
export function assertSafeXlsx(file: Uint8Array, limits: XlsxGuardLimits = xlsxGuardLimits): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) throw unreadable("The file is empty.");
  try {
    const names = unpackEveryPart(bytes, limits);
    if (!names.has("[Content_Types].xml") || !names.has("xl/workbook.xml")) throw notExcel();
  } catch (error) {
    // Reading past the end of the buffer: the archive's own offsets are wrong.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

/** A part of an archive that the guard has accepted; undefined if there is none with this name. */
export function readPart(file: Uint8Array, name: string): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const entry of entriesOf(bytes)) {
    if (entry.name === name) return unpack(bytes, entry, xlsxGuardLimits.maxUnpackedBytes);
  }
  return undefined;
}

function unpackEveryPart(bytes: Buffer, { maxEntries, maxUnpackedBytes }: XlsxGuardLimits): Set<string> {
  const names = new Set<string>();
  let unpackedBytes = 0;
  for (const entry of entriesOf(bytes, maxEntries)) {
    const part = unpack(bytes, entry, maxUnpackedBytes - unpackedBytes);
    unpackedBytes += part.length;
    if (/\.(xml|rels)$/i.test(entry.name)) assertSafeXml(part, xmlLimits(entry.name));
    names.add(entry.name);
  }
  return names;
}

function xmlLimits(name: string): XmlLimits {
  if (/^xl\/worksheets\/[^/]+$/i.test(name)) return sheetLimits;
  return /sharedStrings\.xml$/i.test(name) ? sharedStringLimits : otherLimits;
}

function* entriesOf(bytes: Buffer, maxEntries = xlsxGuardLimits.maxEntries): Generator<Entry, void, undefined> {
  const end = findEndOfDirectory(bytes);
  const entryCount = bytes.readUInt16LE(end + 10);
  if (entryCount > maxEntries) throw tooLarge("The file has too many parts to be a list.");
  let position = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < entryCount; index++) {
    const entry = readEntry(bytes, position);
    yield entry;
    position = entry.next;
  }
}

interface Entry {
  name: string;
  method: number;
  checksum: number;
  packedBytes: number;
  declaredBytes: number;
  localHeader: number;
  next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
  const nameLength = bytes.readUInt16LE(at + 28);
  const entry = {
    name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packedBytes: bytes.readUInt32LE(at + 20),
    declaredBytes: bytes.readUInt32LE(at + 24),
    localHeader: bytes.readUInt32LE(at + 42),
    next: at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw unreadable("The file is protected by a password.");
  if ([entry.packedBytes, entry.declaredBytes, entry.localHeader].includes(IN_ZIP64)) throw tooLargeUnpacked();
  return entry;
}

/** The actual unpacked size of a part; its declared size is only used if it already exceeds the limit. */
function unpack(bytes: Buffer, entry: Entry, allowedBytes: number): Buffer {
  if (entry.declaredBytes > allowedBytes) throw tooLargeUnpacked();
  if (bytes.readUInt32LE(entry.localHeader) !== LOCAL_HEADER) throw damaged();
  // With a packed size of zero, a parser may use the local header, which was not checked.
  if (entry.packedBytes === 0 && bytes.readUInt32LE(entry.localHeader + 18) !== 0) throw damaged();
  const start =
    entry.localHeader + 30 + bytes.readUInt16LE(entry.localHeader + 26) + bytes.readUInt16LE(entry.localHeader + 28);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (packed.length !== entry.packedBytes) throw damaged();
  const unpacked = entry.method === DEFLATED ? inflate(packed, allowedBytes) : packed;
  const isKnownMethod = entry.method === STORED || entry.method === DEFLATED;
  if (!isKnownMethod || unpacked.length !== entry.declaredBytes || crc32(unpacked) !== entry.checksum) throw damaged();
  return unpacked;
}

function inflate(packed: Buffer, allowedBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, allowedBytes) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? tooLargeUnpacked() : damaged();
  }
}

/** The end record is the last thing in the file, followed only by a comment of at most 65,535 bytes. */
function findEndOfDirectory(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw notExcel();
}

const damaged = () => unreadable("The file is damaged and cannot be read.");
const tooLargeUnpacked = () => tooLarge("The file is too large once unpacked.");
