import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path in the portal. */
  to: string;
  /** Router state for the target page. It is undefined when a page is opened directly. */
  state?: unknown;
  /** Replaces the entry of the browser history. */
  replace?: boolean;
}

/**
 * Link to a page of the portal, without a full page load.
 * React Router's own `Link` also bundles code for server rendering.
 */
export function RouterLink({ to, state, replace, onClick, target, children, ...rest }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    state,
    ...(replace !== undefined && { replace }),
    // another query or section of the same page
    preventScrollReset: /^[?#]/.test(to),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
