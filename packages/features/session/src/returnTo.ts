interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

const remembering = (path: string, place?: Place): string =>
  !place || place.pathname === '/'
    ? path
    : `${path}?${new URLSearchParams({ returnTo: place.pathname + place.search + (place.hash ?? '') })}`;

/** Sign-in path that remembers the requested page. */
export const signInPath = (requestedPlace?: Place): string => remembering('/auth/sign-in', requestedPlace);

/** Path of the setup of a required second factor. Remembers the requested page. */
export const enrolPath = (requestedPlace?: Place): string => remembering('/auth/second-factor', requestedPlace);

/** Remembered page. Always a path of this portal, whatever the link contains. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get('returnTo') ?? '/';
  const inside =
    path.startsWith('/') && URL.canParse(path, 'http://inside') && new URL(path, 'http://inside').host === 'inside';
  return inside && !path.startsWith('/auth/') ? path : '/';
}
