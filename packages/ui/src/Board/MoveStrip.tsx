'use client';
import type { ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './Board.css';

interface MoveStripProps {
  /** Text about the lifted card. */
  children: ReactNode;
  refused: boolean;
  /** Shows the keys. */
  keys: boolean;
  /** Arrow keys choose the place in a column. */
  ordered: boolean;
}

/** Line below the board about the lifted card. Hidden from screen readers, which hear the same text. */
export function MoveStrip({ children, refused, keys, ordered }: MoveStripProps) {
  const translate = useTranslate();
  return (
    <div className={styles.strip} data-refused={refused || undefined} aria-hidden>
      <span className={styles.stripText}>{children}</span>
      {keys && (
        <span className={styles.keys}>
          <span>
            <Kbd>←</Kbd> <Kbd>→</Kbd> {translate(messages.boardKeyColumn)}
          </span>
          {ordered && (
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> {translate(messages.boardKeyPlace)}
            </span>
          )}
          <span>
            <Kbd>{translate(messages.boardSpace)}</Kbd> {translate(messages.boardKeyDrop)}
          </span>
          <span>
            <Kbd>Esc</Kbd> {translate(messages.boardKeyCancel)}
          </span>
        </span>
      )}
    </div>
  );
}
