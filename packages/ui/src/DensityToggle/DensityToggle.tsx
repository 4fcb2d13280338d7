import { type Density, densities } from '../DataTable/density';
import { Rows3, Rows4 } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import * as styles from '../SegmentedControl/SegmentedControl.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface DensityToggleProps extends Omit<NativeProps<'fieldset'>, 'children'> {
  value: Density;
  onValueChange: (value: Density) => void;
}

const icons = { default: <Rows3 />, compact: <Rows4 /> };

/** How high the rows of a `DataTable` are. Remember the choice for the reader, for every list. */
export function DensityToggle({ value, onValueChange, ...rest }: DensityToggleProps) {
  const say = useWords();
  const names = { default: say(words.densityDefault), compact: say(words.densityCompact) };
  return (
    <fieldset aria-label={say(words.density)} {...rest} className={styles.root}>
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
