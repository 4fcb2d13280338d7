'use client';
import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { type Ref, useImperativeHandle } from 'react';
import { labelId } from '../FormField/fieldProps';
import { Check } from '../icons';
import * as styles from '../Listbox/Listbox.css';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import type { SelectOption } from './selectOption';

interface SelectListProps {
  id: string;
  /** Id of the button that the list is attached to and that gets the focus back. */
  buttonId: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  onClose: () => void;
}

/** Open list of a select. */
export function SelectList({ id, buttonId, options, value, onValueChange, onClose }: SelectListProps) {
  return (
    // Uses Radix's provider and not its root. The root adds a native select without options, because ours are mounted on
    // opening only. That select would answer every change of the value with an empty string.
    <Radix.unstable_Provider open value={value} onValueChange={onValueChange} onOpenChange={onClose}>
      <Radix.Trigger asChild>
        <ExistingButton id={buttonId} />
      </Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
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

/** Registers an existing element as the trigger, because it was rendered before Radix was loaded. */
function ExistingButton({ id, ref }: { id: string; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => document.getElementById(id), [id]);
  return null;
}
