import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import type { PlotProps } from './chart';

interface ChartTableProps extends Pick<PlotProps, 'label' | 'category' | 'categories' | 'series'> {
  write: (value: number | null | undefined) => string;
}

/** Visually hidden table with the chart's values, for screen readers. */
export function ChartTable({ label, category, categories, series, write }: ChartTableProps) {
  return (
    <div className={hidden}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((each, index) => (
            <tr key={index}>
              <th scope="row">{each}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{write(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
