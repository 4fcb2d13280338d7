import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { type Ref, useImperativeHandle } from 'react';
import { labelId } from '../FormField/fieldProps';
import { Check } from '../icons';
import * as styles from '../Listbox/Listbox.css';
import type { SelectOption } from './Select';

interface SelectListProps {
  id: string;
  /** The id of the button at which it stands, and to which the focus returns. */
  buttonId: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  onClose: () => void;
}

/** The open list of a select. */
export function SelectList({ id, buttonId, options, value, onValueChange, onClose }: SelectListProps) {
  return (
    // The provider and not Radix's root: that adds a native select which, as the options are mounted on opening only,
    // has none of them and would answer every change of the value with an empty one.
    <Radix.unstable_Provider open value={value} onValueChange={onValueChange} onOpenChange={onClose}>
      <Radix.Trigger asChild>
        <ButtonOfPage id={buttonId} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          position="popper"
          sideOffset={4}
          className={styles.list}
          aria-labelledby={labelId(buttonId)}
        >
          <Radix.Viewport className={styles.viewport} nonce={getNonce()}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                textValue={option.label}
                disabled={option.disabled}
                className={styles.option}
              >
                {option.icon && <span className={styles.optionIcon}>{option.icon}</span>}
                <span className={styles.optionLabel}>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator className={styles.check}>
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  );
}

/** Tells Radix which element is its trigger: one that was drawn before Radix was there. */
function ButtonOfPage({ id, ref }: { id: string; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => document.getElementById(id), [id]);
  return null;
}
