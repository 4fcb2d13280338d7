'use client';
import type { ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './MoveStrip.css';

interface MoveStripProps {
  /** Text about the lifted element. */
  children: ReactNode;
  refused: boolean;
  /** Effects of the arrow keys. Shows no keys without them. */
  keys?: { horizontal: string; vertical?: string | undefined };
}

/** Line below a board or a calendar about the lifted element. Hidden from screen readers, which hear the same text. */
export function MoveStrip({ children, refused, keys }: MoveStripProps) {
  const translate = useTranslate();
  return (
    <div className={styles.strip} data-refused={refused || undefined} aria-hidden>
      <span className={styles.stripText}>{children}</span>
      {keys && (
        <span className={styles.keys}>
          <span>
            <Kbd>←</Kbd> <Kbd>→</Kbd> {keys.horizontal}
          </span>
          {keys.vertical !== undefined && (
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> {keys.vertical}
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
