import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  content: Buffer;
  /** The unpacked size that the archive claims for the part; an attack gives a wrong one. */
  declaredBytes?: number;
  /** Removes the packed size from the directory, so that a reader has to trust the local header. */
  hidesPackedSize?: boolean;
  /** Writes its sizes into a ZIP64 record, like archives above 4 GB. */
  isZip64?: boolean;
}

/** Writes a zip archive byte by byte, so that a test can create files that regular programs do not write. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const packed = deflateRawSync(part.content, { level: 1 });
    const declaredBytes = part.declaredBytes ?? part.content.length;
    const checksum = crc32(part.content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(checksum, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declaredBytes, 22);
    local.writeUInt16LE(name.length, 26);
    const extra = part.isZip64 ? zip64Record(declaredBytes, packed.length) : Buffer.alloc(0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(part.hidesPackedSize ? 8 : 0, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(checksum, 16);
    entry.writeUInt32LE(part.isZip64 ? 0xffffffff : part.hidesPackedSize ? 0 : packed.length, 20);
    entry.writeUInt32LE(part.isZip64 ? 0xffffffff : part.hidesPackedSize ? 0 : declaredBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, name, packed);
    directory.push(entry, name, extra);
    offset += local.length + name.length + packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directoryBytes, end]);
}

function zip64Record(declaredBytes: number, packedBytes: number): Buffer {
  const record = Buffer.alloc(20);
  record.writeUInt16LE(1, 0);
  record.writeUInt16LE(16, 2);
  record.writeBigUInt64LE(BigInt(declaredBytes), 4);
  record.writeBigUInt64LE(BigInt(packedBytes), 12);
  return record;
}
