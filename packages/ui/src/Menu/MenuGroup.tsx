import * as Radix from '@radix-ui/react-menu';
import { type ReactNode, useId, useState } from 'react';
import { Check, ChevronRight } from '../icons';
import { root } from './Menu.css';
import * as styles from './MenuItem.css';

/** A quiet heading over the items that follow. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

export interface MenuRadioGroupProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** A heading over the choices. */
  label?: string;
  /** `MenuRadioItem`s. */
  children: ReactNode;
}

/** One of a few values that hold at once, such as a theme. */
export function MenuRadioGroup<Value extends string>({
  value,
  onValueChange,
  label,
  children,
}: MenuRadioGroupProps<Value>) {
  const id = useId();
  return (
    <>
      {label && (
        <Radix.Label id={id} className={styles.label}>
          {label}
        </Radix.Label>
      )}
      <Radix.RadioGroup
        value={value}
        // what is given back is the value of an item, and those are the caller's
        onValueChange={(next) => onValueChange(next as Value)}
        aria-labelledby={label ? id : undefined}
      >
        {children}
      </Radix.RadioGroup>
    </>
  );
}

export interface MenuRadioItemProps {
  value: string;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** One value of a `MenuRadioGroup`; the chosen one has a check. */
export function MenuRadioItem({ value, icon, disabled, children }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} disabled={disabled} className={styles.item}>
      {icon}
      <span className={styles.words}>{children}</span>
      <Radix.ItemIndicator className={styles.end}>
        <Check />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Something that is so or not, such as a column that is shown. The menu stays, since one may want to choose several. */
export function MenuCheckboxItem({ children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} onSelect={(event) => event.preventDefault()} className={styles.item}>
      <span className={styles.words}>{children}</span>
      <Radix.ItemIndicator className={styles.end}>
        <Check />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export interface MenuSubProps {
  label: ReactNode;
  icon?: ReactNode;
  /** What holds now, before the arrow. */
  value?: ReactNode;
  children: ReactNode;
}

/** A menu in a menu, for a choice that is seldom made. Never a third one. */
export function MenuSub({ label, icon, value, children }: MenuSubProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Sub open={open} onOpenChange={setOpen}>
      <Radix.SubTrigger className={styles.item}>
        {icon}
        <span className={styles.words}>{label}</span>
        <span className={styles.end}>
          {value}
          <ChevronRight />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={root} sideOffset={4} alignOffset={-4} collisionPadding={8} loop>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
