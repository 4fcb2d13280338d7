'use client';
import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { mergeProps, Slot } from '../Slot/Slot';
import { useTooltip } from '../Tooltip/useTooltip';
import * as styles from './RowAction.css';

export const rowActionTones = ['neutral', 'danger'] as const;

interface CommonProps {
  /** Action and row, for example "Edit WELCOME25". Used as the accessible name and the tooltip. */
  label: string;
  /** Verb only, the first word of `label`. Shown on cards. */
  text: string;
  /** Icon of the action. */
  icon: ReactNode;
  /** Colour. Defaults to `neutral`. */
  tone?: (typeof rowActionTones)[number];
}

export type RowActionProps = CommonProps &
  Omit<NativeProps<'button'>, keyof CommonProps | 'children'> &
  (
    | { asChild?: false; children?: undefined }
    | {
        /** Renders the child, an empty router link, instead of a button. Defaults to `false`. */
        asChild: true;
        children: ReactElement;
      }
  );

/**
 * Action on a row: an icon at the end of the row, or an icon with text on a card.
 *
 * @example
 * <RowAction label="Delete POL-12" text="Delete" icon={icon} tone="danger" onClick={remove} />
 */
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
