'use client';
import type { ReactNode } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './SectionNav.css';
import { useCurrentSection } from './useCurrentSection';

export interface SectionNavItem {
  /** Id of the section's element. */
  id: string;
  /** Title of the section. */
  label: ReactNode;
}

export interface SectionNavProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Sections, in the order of the page. */
  items: readonly SectionNavItem[];
  /** Accessible name. Defaults to "On this page". */
  label?: string;
}

/**
 * Links to the sections of a long page. Marks the section that the reader sees. Use `Tabs` for views of which exactly one is
 * visible.
 *
 * @example
 * <SectionNav items={[{ id: 'brand', label: 'Brand' }, { id: 'retention', label: 'Retention' }]} />
 */
export function SectionNav({ items, label, ...rest }: SectionNavProps) {
  const translate = useTranslate();
  const current = useCurrentSection(items.map(({ id }) => id));
  return (
    <nav aria-label={label ?? translate(messages.onThisPage)} {...rest} className={styles.root}>
      {items.map(({ id, label: text }) => (
        <a key={id} href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
