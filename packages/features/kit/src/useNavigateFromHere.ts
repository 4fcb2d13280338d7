import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that tells whether the page on which it was created is still shown. For the end of a request. */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = undefined;
    };
  }, [pathname]);
  return useCallback(() => shown.current === pathname, [pathname]);
}

/**
 * Returns a function that opens an address after a request. It does nothing if the user has opened another page in the
 * meantime.
 */
export function useNavigateFromHere(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  return useCallback(
    (address, options) => {
      if (isStillHere()) void navigate(address, options);
    },
    [navigate, isStillHere],
  );
}
