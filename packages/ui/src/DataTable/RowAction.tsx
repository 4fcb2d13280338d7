import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { mergeProps, Slot } from '../Slot/Slot';
import { useTooltip } from '../Tooltip/useTooltip';
import * as styles from './RowAction.css';

export const rowActionTones = ['neutral', 'danger'] as const;

interface Common {
  /** What it does to which row: “Edit WELCOME25”. Its name, and its tooltip. */
  label: string;
  /** The verb alone, which `label` begins with. Shown on a card, where there is room for it. */
  text: string;
  icon: ReactNode;
  tone?: (typeof rowActionTones)[number];
}

export type RowActionProps = Common &
  Omit<NativeProps<'button'>, keyof Common | 'children'> &
  (
    | { asChild?: false; children?: undefined }
    /** A link of the router, empty, in place of the button. */
    | { asChild: true; children: ReactElement }
  );

/** What can be done to a row: an icon at the end of it, icon and verb at the foot of its card. */
export function RowAction({ label, text, icon, tone = 'neutral', asChild, children, type, ...rest }: RowActionProps) {
  const tooltip = useTooltip({ content: label, side: 'top' });
  const props = {
    ...tooltip.props,
    'aria-label': label,
    'data-text': text,
    className: cx(styles.root, styles.tone[tone]),
  };
  return (
    <>
      {asChild ? (
        <Slot {...rest}>
          <Slot {...props} renderContent={() => icon}>
            {children}
          </Slot>
        </Slot>
      ) : (
        <button {...mergeProps(props, rest)} type={type ?? 'button'}>
          {icon}
        </button>
      )}
      {tooltip.bubble}
    </>
  );
}
