import type { ReactElement, ReactNode } from 'react';
import { FileIcon } from '../FileIcon/FileIcon';
import { above, stretched } from '../layout/stretched.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import { Text } from '../Text/Text';
import * as styles from './DocCard.css';

/** `card`: a surface of its own, in a grid; `row`: a line of the list in a card. */
export const docCardVariants = ['card', 'row'] as const;

export interface DocCardProps extends NativeProps<'div'> {
  /** The file's name; the icon goes by it. */
  name: string;
  /** Its MIME type, for a name without an extension. */
  type?: string;
  /** A quiet line under the name: size, when, by whom. */
  meta?: ReactNode;
  /** At the end of the name's line: a status, how far it is. */
  aside?: ReactNode;
  /** Opens the file: a link or a button without words; all of the card is its surface, the name its words. */
  opener?: ReactElement;
  /** Buttons at the end: download, delete. */
  actions?: ReactNode;
  /** Something is wrong with it, which its children say. */
  invalid?: boolean;
  variant?: (typeof docCardVariants)[number];
}

/** One stored file: its kind, its name, what is known about it and what can be done with it. Several stand in a `ul`. */
export function DocCard({
  name,
  type,
  meta,
  aside,
  opener,
  actions,
  invalid = false,
  variant = 'card',
  children,
  ...rest
}: DocCardProps) {
  return (
    <div {...rest} data-invalid={invalid || undefined} className={styles.variant[variant]}>
      <FileIcon name={name} type={type} />
      <div className={styles.words}>
        <div className={styles.line}>
          <Text as="span" weight="label">
            {opener ? (
              <Slot className={stretched} renderContent={() => name}>
                {opener}
              </Slot>
            ) : (
              name
            )}
          </Text>
          {aside && (
            <Text as="span" size="caption" tone="muted" numeric>
              {aside}
            </Text>
          )}
        </div>
        {meta && (
          <Text as="div" size="caption" tone="muted" numeric>
            {meta}
          </Text>
        )}
        {children}
      </div>
      {actions && <div className={above}>{actions}</div>}
    </div>
  );
}
