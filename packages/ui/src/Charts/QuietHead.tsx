import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';

interface QuietHeadProps {
  caption: string;
  /** Column names. */
  names: readonly string[];
  /** The table is a grid, and its second column spans the bar and its number. */
  barred?: boolean;
}

/** Visually hidden caption and header, for tables that are clear without them. */
export function QuietHead({ caption, names, barred = false }: QuietHeadProps) {
  return (
    <>
      <caption className={hidden}>{caption}</caption>
      <thead role="rowgroup" className={barred ? hidden : undefined}>
        <tr role="row">
          {names.map((name, index) => (
            <th key={name} role="columnheader" scope="col" colSpan={barred && index === 1 ? 2 : undefined}>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
