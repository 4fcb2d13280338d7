import { Fragment, type ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import * as styles from './Footer.css';

export interface FooterLink {
  /** Text of the link. */
  label: ReactNode;
  /** Address of the link. */
  href: string;
}

export interface FooterProps extends Omit<NativeProps<'footer'>, 'children'> {
  /** Links, in order. */
  links: readonly FooterLink[];
  /** Copyright holder and year. */
  copyright: ReactNode;
  /** Renders a link, for example with the router's link component. Defaults to a plain `a`. */
  renderLink?: RenderLink;
}

/**
 * Page footer with legal links and the copyright. It is at the end of the page and does not stick.
 *
 * @example
 * <Footer links={[{ label: "Privacy", href: "/privacy" }]} copyright="© 2026 Fairlead" />
 */
export function Footer({ links, copyright, renderLink = renderAnchor, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={styles.root}>
      <div className={styles.links}>
        {links.map(({ label, href }) => (
          <Fragment key={href}>{renderLink({ href, className: styles.link, children: label })}</Fragment>
        ))}
      </div>
      <span>{copyright}</span>
    </footer>
  );
}
