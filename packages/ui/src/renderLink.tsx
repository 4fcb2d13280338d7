import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

/** What a component that draws links hands to the application's router. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  title?: string;
}

/**
 * Draws a link the application's way. Returns one element that passes what it is given, and what is added to it later
 * (a ref, the handlers of a tooltip), on to its anchor: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
 */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** A plain anchor, for an application without a router. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
