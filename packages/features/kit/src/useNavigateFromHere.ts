import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that opens an address after a request. It does nothing if the user has opened another page in the
 * meantime.
 */
export function useNavigateFromHere(): (address: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = undefined;
    };
  }, [pathname]);
  return useCallback(
    (address) => {
      if (shown.current === pathname) void navigate(address);
    },
    [navigate, pathname],
  );
}
