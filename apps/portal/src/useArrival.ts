import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does what a browser does when a page is new: the keyboard starts at the page's content, unless the page has put it
 * somewhere itself, and the title is told. Returns the title for a screen reader; empty on the first page.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return title;
}
