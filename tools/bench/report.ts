/** What each measure is called, and how many times the cost of plain elements ours may have. */
const limits: Record<string, { title: string; limit: number }> = {
  buttons: { title: '1,000 buttons', limit: 1.15 },
  table: { title: 'table of 100 rows', limit: 1.2 },
  dialog: { title: 'dialog with a form', limit: 2.5 },
  theme: { title: 'theme switch', limit: 1.2 },
  keystroke: { title: 'keystroke in the form', limit: 2 },
};

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The medians and their ratios to plain elements as a table, and the limits that ours does not keep. */
export function report(figures: Record<string, Record<string, number[]>>, names: readonly string[]) {
  const missed: string[] = [];
  const lines = Object.entries(limits).map(([what, { title, limit }]) => {
    const medians = Object.fromEntries(names.map((name) => [name, median(figures[what]?.[name] ?? [])]));
    const ratioOf = (name: string) => (medians[name] ?? Number.NaN) / (medians.plain ?? Number.NaN);
    const ours = ratioOf('ours');
    // a ratio that is no number keeps no limit
    if (!(ours <= limit))
      missed.push(`${title}: ours takes ${ours.toFixed(2)} times as long as plain elements, the limit is ${limit}`);
    const cells = names.map((name) => {
      const ms = (medians[name] ?? Number.NaN).toFixed(2);
      return name === 'plain' ? ms : `${ms} (${ratioOf(name).toFixed(2)}×)`;
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
