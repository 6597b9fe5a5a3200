import type { openPool } from "@callwright/server/db/pool.ts";

type Pool = ReturnType<typeof openPool>;

const rowsPerStatement = 250;
/** The status changes of a call: from queued to dialled, ringing, answered, ended. */
const stepsPerCall = 4;
const connections = 4;

/** The seconds it takes to insert rows with ten columns and a primary key, 250 in a transaction, and nothing else. */
export async function bareInserts(pool: Pool, count: number): Promise<number> {
  await pool.query(bareTable);
  const startedAt = performance.now();
  for (let start = 0; start < count; start += rowsPerStatement) {
    const rows = Array.from({ length: rowsPerStatement }, () => [
      crypto.randomUUID(),
      crypto.randomUUID(),
      "QUEUED",
      "NO_CALL",
      "en",
      "Europe/Oslo",
      "Customer",
      "Ingrid",
      "+4722860144",
      new Date(),
    ]);
    const places = rows.map(
      (row, index) => `(${row.map((_, column) => `$${index * row.length + column + 1}`).join(",")})`,
    );
    await pool.query(`insert into bench_calls values ${places.join(",")}`, rows.flat());
  }
  return (performance.now() - startedAt) / 1000;
}

/**
 * The seconds it takes to move this many of those rows through four statuses, each in a transaction of its own, four at
 * a time.
 */
export async function bareSteps(pool: Pool, count: number): Promise<number> {
  const { rows } = await pool.query<{ id: string }>("select id from bench_calls limit $1", [count]);
  const startedAt = performance.now();
  const takeNext = async () => {
    for (let row = rows.pop(); row; row = rows.pop())
      for (let step = 0; step < stepsPerCall; step++)
        await pool.query("update bench_calls set status = $2, at = now() where id = $1", [row.id, `STEP ${step}`]);
  };
  await Promise.all(Array.from({ length: connections }, takeNext));
  return (performance.now() - startedAt) / 1000;
}

const bareTable = `create table bench_calls (id uuid primary key, company uuid, status text, answer text, language text,
  zone text, customer text, contact text, number text, at timestamptz)`;
