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
 * The seconds it takes to copy this many calls into a table with the columns and indexes of ours, 250 in a statement, and
 * nothing else: no request, no checks, no foreign keys, no history, no live events.
 */
export async function indexedInserts(pool: Pool, count: number): Promise<number> {
  await pool.query("create table bench_indexed_calls (like calls including all)");
  const { rows } = await pool.query<{ name: string }>(`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = 'calls' and is_generated = 'NEVER'`);
  const columns = rows.map(({ name }) => name).join(", ");
  await pool.query(`create table bench_copied_calls as
    select ${columns}, row_number() over (order by created_at, id) as place from calls where status = 'CRON'`);
  await pool.query("create unique index on bench_copied_calls (place)");
  const startedAt = performance.now();
  for (let start = 0; start < count; start += rowsPerStatement)
    await pool.query(
      `insert into bench_indexed_calls (${columns})
      select ${columns} from bench_copied_calls where place > $1 and place <= $2`,
      [start, start + rowsPerStatement],
    );
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
