import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';

interface QuietHeadProps {
  caption: string;
  /** The names of the columns. */
  names: readonly string[];
  /** The second name stands for the bar as well as for its number. */
  barred?: boolean;
}

/** The caption and head of a table whose columns the eye tells apart without them. */
export function QuietHead({ caption, names, barred = false }: QuietHeadProps) {
  return (
    <>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          {names.map((name, index) => (
            <th key={name} scope="col" colSpan={barred && index === 1 ? 2 : undefined}>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
