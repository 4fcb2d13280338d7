import type { ReactNode } from 'react';
import { vars } from '../src/theme/contract.css';

interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

const cell = { padding: vars.space[8], textAlign: 'start' } as const;
const head = { ...cell, color: vars.text.muted, fontSize: vars.fontSize.label, fontWeight: vars.weight.label };

/** Renders every combination of rows and columns, for the `Matrix` story of a component. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table style={{ width: 'auto' }}>
      <thead>
        <tr>
          <th scope="col" style={head}>
            Variant
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" style={head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" style={head}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column} style={cell}>
                {children(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Placeholder box for layout stories. */
export function Sample({ children = 'Sample' }: { children?: ReactNode }) {
  return (
    <div
      style={{
        padding: `${vars.space[8]} ${vars.space[12]}`,
        border: `1px dashed ${vars.border.control}`,
        borderRadius: vars.radius.inner,
        background: vars.surface.sunken,
      }}
    >
      {children}
    </div>
  );
}
