import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

/** Props of a link that a component passes to `renderLink`. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'location' | undefined;
  'aria-keyshortcuts'?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  title?: string;
  tabIndex?: 0 | -1;
}

/**
 * Renders a link with the application's router. It must pass all props on to its anchor, including those added later, such as a
 * ref or event handlers: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
 */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** Renders a plain anchor, for applications without a router. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
