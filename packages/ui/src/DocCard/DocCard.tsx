import type { ReactElement, ReactNode } from 'react';
import { FileIcon } from '../FileIcon/FileIcon';
import { above, stretched } from '../layout/stretched.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import { Text } from '../Text/Text';
import * as styles from './DocCard.css';

/** `card`: bordered card, for grids; `row`: line of a list inside a card. */
export const docCardVariants = ['card', 'row'] as const;

export interface DocCardProps extends NativeProps<'div'> {
  /** File name. Its extension determines the icon. */
  name: string;
  /** MIME type, for file names without an extension. */
  type?: string;
  /** Preview of a picture, in place of the icon. */
  thumbnail?: ReactElement;
  /** Muted line below the name: size, date, author. */
  meta?: ReactNode;
  /** Content at the end of the name's line: a status or progress. */
  aside?: ReactNode;
  /** Empty link or button that opens the file. Its target area covers the whole card, and its label is the file name. */
  opener?: ReactElement;
  /** Buttons at the end, such as download and delete. */
  actions?: ReactNode;
  /** Error styles. Describe the error in `children`. Defaults to `false`. */
  invalid?: boolean;
  /** Layout. Defaults to `card`. */
  variant?: (typeof docCardVariants)[number];
}

/**
 * Stored file with its type, name, details and actions. Put several of them in a `ul`.
 *
 * @example
 * <DocCard name="Declarations.pdf" meta="120 kB" />
 */
export function DocCard({
  name,
  type,
  thumbnail,
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
      {thumbnail ?? <FileIcon name={name} type={type} />}
      <div className={styles.body}>
        <div className={styles.line}>
          <Text asChild weight="label">
            <span>
              {opener ? (
                <Slot className={stretched} renderContent={() => name}>
                  {opener}
                </Slot>
              ) : (
                name
              )}
            </span>
          </Text>
          {aside && (
            <Text asChild size="caption" tone="muted" numeric>
              <span>{aside}</span>
            </Text>
          )}
        </div>
        {meta && (
          <Text asChild size="caption" tone="muted" numeric>
            <div>{meta}</div>
          </Text>
        )}
        {children}
      </div>
      {actions && <div className={above}>{actions}</div>}
    </div>
  );
}
