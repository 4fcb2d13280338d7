'use client';
import type { MouseEvent } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { root } from './SkipLink.css';

/** Moves the focus without changing the address, which would add an entry to the browser history. */
function goToMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}

/**
 * Link that skips the navigation and moves the focus to the element with the id `main`. Included in `AppShell`.
 *
 * @example
 * <SkipLink />
 */
export function SkipLink() {
  return (
    <a href="#main" className={root} onClick={goToMain}>
      {useTranslate()(messages.skipToContent)}
    </a>
  );
}
