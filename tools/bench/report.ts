/** Title of each measure, and the maximum ratio of our cost to plain elements. */
const limits: Record<string, { title: string; limit: number }> = {
  buttons: { title: '1,000 buttons', limit: 1.15 },
  table: { title: 'table of 100 rows', limit: 1.2 },
  dialog: { title: 'dialog with a form', limit: 2.5 },
  theme: { title: 'theme switch', limit: 1.2 },
  keystroke: { title: 'keystroke in the form', limit: 2 },
};

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** Median; NaN without values. */
export function median(values: readonly number[]) {
  const ascending = sorted(values);
  const middle = ascending.length / 2;
  return ((ascending[Math.ceil(middle) - 1] ?? Number.NaN) + (ascending[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/**
 * 95 % confidence interval of the median, from order statistics. They make no assumption about the distribution of the noise.
 */
function interval(values: readonly number[]) {
  const ascending = sorted(values);
  const beside = Math.floor((ascending.length - 1.96 * Math.sqrt(ascending.length)) / 2);
  const lowest = Math.max(beside, 0);
  return [ascending[lowest] ?? Number.NaN, ascending[ascending.length - 1 - lowest] ?? Number.NaN] as const;
}

/**
 * Prints medians, ratios to plain elements with their confidence intervals, and exceeded limits. Ratios are computed within a
 * round, so that temporary load affects both sides.
 */
export function report(figures: Record<string, Record<string, number[]>>, names: readonly string[]) {
  const missed: string[] = [];
  const lines = Object.entries(limits).map(([what, { title, limit }]) => {
    const costs = (name: string) => figures[what]?.[name] ?? [];
    const ratios = (name: string) => costs(name).map((cost, round) => cost / (costs('plain')[round] ?? Number.NaN));
    const ours = median(ratios('ours'));
    // NaN also exceeds the limit.
    if (!(ours <= limit))
      missed.push(`${title}: ours takes ${ours.toFixed(2)} times as long as plain elements, the limit is ${limit}`);
    const cells = names.map((name) => {
      const ms = median(costs(name)).toFixed(2);
      if (name === 'plain') return ms;
      const [from, to] = interval(ratios(name));
      return `${ms} (${median(ratios(name)).toFixed(2)}×, ${from.toFixed(2)}–${to.toFixed(2)})`;
    });
    return [title, ...cells, limit.toFixed(2)];
  });
  const rows = [['main thread, ms', ...names, 'limit of ours'], ...lines];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
  return { table, missed };
}
