'use client';
import { useMemo } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useInBrowser } from '../useInBrowser';
import { useScrollable } from '../useScrollable';
import * as styles from './RichText.css';
import { sanitizeHtml } from './sanitize';

export interface RichTextProps extends Omit<NativeProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML of a user or an email. It need not be sanitised. */
  html: string | null | undefined;
}

/** Editors leave empty tags behind when all text is deleted. */
const isBlank = (clean: string) => clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/**
 * Formatted text, read-only. Sanitised to text, links and tables, without scripts and styles. Use `RichTextEditor` to edit it.
 * Empty on a server, which has no document for the sanitiser.
 *
 * @example
 * <RichText html={note.text} />
 */
export function RichText({ html, ...rest }: RichTextProps) {
  const translate = useTranslate();
  const inBrowser = useInBrowser();
  const clean = useMemo(() => (inBrowser ? sanitizeHtml(html ?? '') : undefined), [inBrowser, html]);
  const scrollable = useScrollable();
  return (
    // The text may be in another language than the page.
    <div dir="auto" {...rest}>
      {clean === undefined ? null : isBlank(clean) ? (
        <Text asChild tone="muted">
          <span>{translate(messages.empty)}</span>
        </Text>
      ) : (
        <div {...scrollable} className={styles.root} dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </div>
  );
}
