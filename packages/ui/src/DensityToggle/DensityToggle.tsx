'use client';
import { type Density, densities } from '../DataTable/density';
import { Rows3, Rows4 } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from '../SegmentedControl/SegmentedControl.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface DensityToggleProps extends Omit<NativeProps<'fieldset'>, 'children'> {
  /** Current density. */
  value: Density;
  /** Called when the user selects a density. */
  onValueChange: (value: Density) => void;
}

const icons = { default: <Rows3 />, compact: <Rows4 /> };

/**
 * Toggle for the row height of a `DataTable`. Save the choice per user, for all lists.
 *
 * @example
 * <DensityToggle value={density} onValueChange={setDensity} />
 */
export function DensityToggle({ value, onValueChange, ...rest }: DensityToggleProps) {
  const translate = useTranslate();
  const names = { default: translate(messages.densityDefault), compact: translate(messages.densityCompact) };
  return (
    <fieldset aria-label={translate(messages.density)} {...rest} className={styles.root}>
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
