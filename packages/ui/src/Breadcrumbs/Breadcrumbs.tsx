import { cx } from 'class-variance-authority';
import { ChevronRight } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import * as styles from './Breadcrumbs.css';

export interface Breadcrumb {
  label: string;
  /** Where the step leads; the last step is the page itself and leads nowhere. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** From the top down; the last is the page itself. */
  items: readonly Breadcrumb[];
  /** Draws a link the application's way. */
  renderLink?: RenderLink;
}

/** Where the page stands, as steps that lead back up. A page at the top has none. */
export function Breadcrumbs({ items, renderLink = renderAnchor, ...rest }: BreadcrumbsProps) {
  const say = useWords();
  return (
    <nav aria-label={say(words.breadcrumb)} {...rest} className={styles.root}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label} className={cx(styles.item, isLast && styles.last)}>
              {index > 0 && <ChevronRight aria-hidden />}
              {isLast || !href ? (
                <span className={isLast ? styles.here : undefined} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                renderLink({ href, className: styles.link, children: label })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
