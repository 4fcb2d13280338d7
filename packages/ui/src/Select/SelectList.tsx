import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { Check } from '../icons';
import * as styles from '../Listbox/Listbox.css';
import type { SelectOption } from './Select';

interface SelectListProps {
  options: readonly SelectOption[];
  labelledBy: string;
}

/** The open list of a select. */
export function SelectList({ options, labelledBy }: SelectListProps) {
  return (
    <Radix.Portal>
      <Radix.Content position="popper" sideOffset={4} className={styles.list} aria-labelledby={labelledBy}>
        <Radix.Viewport className={styles.viewport} nonce={getNonce()}>
          {options.map(({ value, label, icon, disabled }) => (
            <Radix.Item key={value} value={value} textValue={label} disabled={disabled} className={styles.option}>
              {icon && <span className={styles.optionIcon}>{icon}</span>}
              <span className={styles.optionLabel}>
                <Radix.ItemText>{label}</Radix.ItemText>
              </span>
              <Radix.ItemIndicator className={styles.check}>
                <Check />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  );
}
