import { useMemo } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useScrollable } from '../useScrollable';
import * as styles from './RichText.css';
import { sanitizeHtml } from './sanitize';

export interface RichTextProps extends Omit<NativeProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** What a person wrote or a mail brought, as it is stored. */
  html: string | null | undefined;
}

/** Tags without words are what an editor leaves of a text that was taken away. */
const isBlank = (clean: string) => clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/**
 * Formatted text for reading. Whatever it was, only text, links and tables are left of it, and none of it can act or be
 * styled. It is written in a `RichTextEditor`.
 */
export function RichText({ html, ...rest }: RichTextProps) {
  const say = useWords();
  const clean = useMemo(() => sanitizeHtml(html ?? ''), [html]);
  const scrollable = useScrollable();
  return (
    // a text may be in another language than the page
    <div dir="auto" {...rest}>
      {isBlank(clean) ? (
        <Text as="span" tone="muted">
          {say(words.empty)}
        </Text>
      ) : (
        <div {...scrollable} className={styles.root} dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </div>
  );
}
