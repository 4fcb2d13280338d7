'use client';
import type { ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import * as styles from './CommandPalette.css';
import type { Command } from './command';

interface PaletteFootProps {
  count: number;
  /** Highlighted command. */
  current: Command | undefined;
  /** Whether the page runs from right to left. */
  isRtl: boolean;
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Whether the palette searches for records. */
  hasSearch: boolean;
}

/** Keys of the palette, and the number of results. */
export function PaletteFoot({ count, current, isRtl, isEmpty, hasSearch }: PaletteFootProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <div className={styles.foot}>
      <Keys names={['↑', '↓']}>{translate(messages.choose)}</Keys>
      <Keys names={['Enter']}>{translate(messages.open)}</Keys>
      {current?.actions?.length ? <Keys names={[isRtl ? '←' : '→']}>{translate(messages.actions)}</Keys> : null}
      {isEmpty ? (
        <>
          <Keys names={['>']}>{translate(messages.onlyActions)}</Keys>
          {hasSearch && <Keys names={['#']}>{translate(messages.number)}</Keys>}
        </>
      ) : (
        <Keys names={['Tab']}>{translate(messages.nextGroup)}</Keys>
      )}
      <span role="status" className={styles.count}>
        {translate(messages.results, { count: new Intl.NumberFormat(locale).format(count) })}
      </span>
    </div>
  );
}

const Keys = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
  <span aria-hidden className={styles.keys}>
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}{' '}
    {children}
  </span>
);
