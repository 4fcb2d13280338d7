interface Place {
  pathname: string;
  search: string;
}

/** The sign-in page, which remembers the page first asked for. */
export function signInPath(asked?: Place): string {
  if (!asked || asked.pathname === '/') return '/auth/sign-in';
  return `/auth/sign-in?${new URLSearchParams({ returnTo: `${asked.pathname}${asked.search}` })}`;
}

/** The remembered page; never an address outside this one, whatever the link says. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get('returnTo') ?? '/';
  const inside =
    path.startsWith('/') && URL.canParse(path, 'http://inside') && new URL(path, 'http://inside').host === 'inside';
  return inside && !path.startsWith('/auth/') ? path : '/';
}
