'use client';
import type { ReactNode } from 'react';
import { scaled } from '../theme/scaled';
import * as styles from './Chart.css';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { hasValues, isValue, type PlotProps } from './chart';
import { Legend, type Mark, Swatch } from './Legend';
import { useNumbers } from './useNumbers';
import { useScan } from './useScan';
import { type ValueScale, valueScale } from './valueScale';

export interface PlotFrameProps extends PlotProps {
  mark: Mark;
  /** Drawing across all columns, such as lines. */
  drawing?: (scale: ValueScale) => ReactNode;
  /** Renders the content of one column, such as bars or points. */
  column: (index: number, scale: ValueScale) => ReactNode;
}

/** Axes and columns of a chart, with a tooltip for the category under the pointer or the keyboard cursor. */
export function Plot(props: PlotFrameProps) {
  const {
    label,
    category,
    categories,
    series,
    format,
    height = 200,
    loading,
    emptyText,
    mark,
    drawing,
    column,
    ...rest
  } = props;
  const { write, short } = useNumbers(format);
  const scale = valueScale(series.flatMap(({ values }) => values.filter(isValue)));
  const describeCategory = (index: number) => {
    const parts = series.map(({ name, values }) =>
      series.length > 1 ? `${name} ${write(values[index])}` : write(values[index]),
    );
    return `${categories[index] ?? ''}: ${parts.join(', ')}`;
  };
  const { active, scan, onPointerMove } = useScan(categories.length, label, describeCategory);
  const tall = scaled(height);
  // as high as the loaded chart, so that it moves nothing
  const full = `calc(${tall} + ${styles.namesHeight})`;
  return (
    <ChartFrame {...rest} {...{ label, loading, emptyText }} empty={!hasValues(series)} height={full}>
      <Legend series={series} mark={mark} />
      <div className={styles.plot}>
        <div aria-hidden className={styles.steps}>
          {scale.ticks.map((tick) => (
            <span key={tick}>{short(tick)}</span>
          ))}
        </div>
        <div {...scan} onPointerMove={onPointerMove} className={styles.area} style={{ height: tall }}>
          {scale.ticks.map((tick) => (
            <div
              key={tick}
              className={styles.line}
              data-zero={tick === 0 || undefined}
              style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}
            />
          ))}
          <div className={styles.columns}>
            {categories.map((name, index) => (
              <div key={index} className={styles.column} data-active={index === active || undefined}>
                {column(index, scale)}
                {index === active && (
                  <div className={styles.tip} data-side={sideOf(index, categories.length)}>
                    <span className={styles.tipHead}>{name}</span>
                    {series.map(({ name: of, values }, each) => (
                      <span key={of} className={styles.key}>
                        {series.length > 1 && <Swatch index={each} mark={mark} />}
                        {series.length > 1 ? `${of}: ${write(values[index])}` : write(values[index])}
                      </span>
                    ))}
                  </div>
                )}
              </div>
            ))}
          </div>
          {/* Drawn after the columns, so that the lines are above the highlighted column. */}
          {drawing?.(scale)}
        </div>
        <div aria-hidden className={styles.names}>
          {categories.map((name, index) => (
            <span key={index}>{isNamed(index, categories.length) && name}</span>
          ))}
        </div>
      </div>
      <ChartTable {...{ label, category, categories, series, write }} />
    </ChartFrame>
  );
}

/** At most about 12 categories are labelled, always including the last one. */
function isNamed(index: number, count: number) {
  const step = Math.ceil(count / 12);
  return (count - 1 - index) % step === 0;
}

/** Side of the column with more room for the tooltip. */
const sideOf = (index: number, count: number) => (count === 1 ? 'over' : index < count / 2 ? 'end' : 'start');
