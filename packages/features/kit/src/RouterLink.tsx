import { blockedProps, type ReadOnlyState, useReadOnly } from '@fairlead/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIsForm } from './product';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path in the portal. */
  to: string;
  /** Router state for the target page. It is undefined when a page is opened directly. */
  state?: unknown;
  /** Replaces the entry of the browser history. */
  replace?: boolean;
}

/**
 * Link to a page of the portal, without a full page load. Inside `ReadOnly`, links to forms are disabled.
 * React Router's own `Link` also bundles code for server rendering.
 */
export function RouterLink({ to, state, replace, onClick, target, children, ...rest }: RouterLinkProps) {
  const readOnly = useReadOnly();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    state,
    ...(replace !== undefined && { replace }),
    // another query or section of the same page
    preventScrollReset: /^[?#]/.test(to),
  });
  const link = (
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
  return readOnly ? <LinkInReadOnly to={to} link={link} readOnly={readOnly} /> : link;
}

function LinkInReadOnly({
  to,
  link,
  readOnly: { reason, explain },
}: {
  to: string;
  link: ReactElement<ComponentProps<'a'>>;
  readOnly: ReadOnlyState;
}) {
  const isForm = useIsForm();
  if (!isForm(to)) return link;
  const { href: _, target: __, ...rest } = link.props;
  return explain(<a role="link" tabIndex={0} {...blockedProps(rest, reason)} />);
}
