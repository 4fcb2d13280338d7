/** What each measure is called, and how many times the cost of plain elements ours may have. */
const limits: Record<string, { title: string; limit: number }> = {
  buttons: { title: '1,000 buttons', limit: 1.15 },
  table: { title: 'table of 100 rows', limit: 1.2 },
  dialog: { title: 'dialog with a form', limit: 2.5 },
  theme: { title: 'theme switch', limit: 1.2 },
  keystroke: { title: 'keystroke in the form', limit: 2 },
};

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

function median(values: readonly number[]) {
  const ascending = sorted(values);
  const middle = ascending.length / 2;
  return ((ascending[Math.ceil(middle) - 1] ?? Number.NaN) + (ascending[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/**
 * The values between which the median of what these are drawn from lies, 95 times in 100: order statistics, which suppose
 * nothing about how the noise is spread.
 */
function interval(values: readonly number[]) {
  const ascending = sorted(values);
  const beside = Math.floor((ascending.length - 1.96 * Math.sqrt(ascending.length)) / 2);
  const lowest = Math.max(beside, 0);
  return [ascending[lowest] ?? Number.NaN, ascending[ascending.length - 1 - lowest] ?? Number.NaN] as const;
}

/**
 * The medians, their ratios to plain elements with what the noise leaves open, and the limits that ours does not keep. A
 * ratio is taken within a round: what slows the machine for a while slows both.
 */
export function report(figures: Record<string, Record<string, number[]>>, names: readonly string[]) {
  const missed: string[] = [];
  const lines = Object.entries(limits).map(([what, { title, limit }]) => {
    const costs = (name: string) => figures[what]?.[name] ?? [];
    const ratios = (name: string) => costs(name).map((cost, round) => cost / (costs('plain')[round] ?? Number.NaN));
    const ours = median(ratios('ours'));
    // a ratio that is no number keeps no limit
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
