import { Rows3, Rows4 } from 'lucide-react';
import { type Density, densities } from '../DataTable/density';
import { useMessages } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './DensityToggle.css';

export interface DensityToggleProps extends Omit<NativeProps<'fieldset'>, 'children'> {
  value: Density;
  onValueChange: (value: Density) => void;
}

const icons = { default: <Rows3 />, compact: <Rows4 /> };

/** How high the rows of a `DataTable` are. Remember the choice for the reader, for every list. */
export function DensityToggle({ value, onValueChange, ...rest }: DensityToggleProps) {
  const messages = useMessages();
  const names = { default: messages.densityDefault, compact: messages.densityCompact };
  return (
    <fieldset aria-label={messages.density} {...rest} className={styles.root}>
      {densities.map((density) => (
        <Tooltip key={density} content={names[density]}>
          <button
            type="button"
            aria-label={names[density]}
            aria-pressed={density === value}
            className={styles.option}
            onClick={() => onValueChange(density)}
          >
            {icons[density]}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
