'use client';
import { cx } from 'class-variance-authority';
import { ChevronRight } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import { mirrored } from '../theme/mirrored.css';
import * as styles from './Breadcrumbs.css';

export interface Breadcrumb {
  /** Name of the page. */
  label: string;
  /** Address of the page. Ignored for the last item, which is the current page. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Pages from the top level to the current page. */
  items: readonly Breadcrumb[];
  /** Renders a link, for example with the router's link component. Defaults to a plain `a`. */
  renderLink?: RenderLink;
}

/**
 * Path from the top level to the current page. Omit on top-level pages.
 *
 * @example
 * <Breadcrumbs items={[{ label: "Policies", href: "/policies" }, { label: "POL-12" }]} />
 */
export function Breadcrumbs({ items, renderLink = renderAnchor, ...rest }: BreadcrumbsProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate(messages.breadcrumb)} {...rest} className={styles.root}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label} className={cx(styles.item, isLast && styles.last)}>
              {index > 0 && <ChevronRight aria-hidden className={mirrored} />}
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
