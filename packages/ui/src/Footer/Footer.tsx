import { Fragment, type ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import * as styles from './Footer.css';

export interface FooterLink {
  label: ReactNode;
  href: string;
}

export interface FooterProps extends Omit<NativeProps<'footer'>, 'children'> {
  links: readonly FooterLink[];
  /** Whose work this is, and since when. */
  copyright: ReactNode;
  renderLink?: RenderLink;
}

/** The foot of the content: what the law asks for. It ends the page, and does not stick. */
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
