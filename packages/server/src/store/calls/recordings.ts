import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";

/** The data of a stored recording without its audio. */
export interface RecordingFacts {
  durationSeconds: number;
  sizeBytes: number;
}

export async function readRecordingFacts(db: Database, callId: string): Promise<RecordingFacts | undefined> {
  const { rows } = await sql<RecordingFacts>`
    select duration_seconds as "durationSeconds", octet_length(wav) as "sizeBytes" from call_recordings where call_id = ${callId}`.execute(
    db,
  );
  return rows[0];
}

/** Some bytes of a recording, read without the rest. */
export async function readRecordingBytes(db: Database, callId: string, first: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select substring(wav from ${first + 1}::int for ${length}::int) as bytes from call_recordings where call_id = ${callId}`.execute(
    db,
  );
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

export interface NewRecording {
  wav: Buffer;
  durationSeconds: number;
  peaks: number[];
}

/** Stores a recording; the first one of a call stays. */
export async function insertRecording(
  trx: Trx,
  callId: string,
  { wav, durationSeconds, peaks }: NewRecording,
  at: Date,
): Promise<void> {
  await trx
    .insertInto("call_recordings")
    .values({ call_id: callId, wav, duration_seconds: durationSeconds, peaks: storedJson(peaks), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
