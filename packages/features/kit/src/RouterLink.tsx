import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal. */
  to: string;
  /** What the page that it leads to is told; a page that is opened directly is told nothing. */
  state?: unknown;
}

/** Leads to a page without loading the portal again. The router's own link brings code for servers along. */
export function RouterLink({ to, state, onClick, target, children, ...rest }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state });
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
