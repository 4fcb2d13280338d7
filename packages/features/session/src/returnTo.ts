interface Place {
  pathname: string;
  search: string;
}

/** Sign-in path that remembers the requested page. */
export function signInPath(requestedPlace?: Place): string {
  if (!requestedPlace || requestedPlace.pathname === '/') return '/auth/sign-in';
  return `/auth/sign-in?${new URLSearchParams({ returnTo: `${requestedPlace.pathname}${requestedPlace.search}` })}`;
}

/** Remembered page. Always a path of this portal, whatever the link contains. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get('returnTo') ?? '/';
  const inside =
    path.startsWith('/') && URL.canParse(path, 'http://inside') && new URL(path, 'http://inside').host === 'inside';
  return inside && !path.startsWith('/auth/') ? path : '/';
}
