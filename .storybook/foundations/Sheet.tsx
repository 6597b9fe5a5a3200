import "./foundations.css";

import type { ReactNode } from "react";

/** A page of the foundations: an introduction, then its sections. */
export function Sheet({ title, children, intro }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <main className="cw-sheet">
      <h1>{title}</h1>
      <p>{intro}</p>
      {children}
    </main>
  );
}

/** A section of a sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A table of tokens of one kind, a row each. The first column names the token. */
export function TokenTable({ label, columns, children }: { label: string; columns: string[]; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
    <div className="cw-sheet-scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The name of a token in CSS. */
export function TokenName({ name }: { name: string }) {
  return (
    <th scope="row">
      <code>--cw-{name}</code>
    </th>
  );
}

/** A colour and its value. */
export function Swatch({ color }: { color: string }) {
  return (
    <span className="cw-swatch">
      <i style={{ background: color }} aria-hidden />
      <code>{color}</code>
    </span>
  );
}
