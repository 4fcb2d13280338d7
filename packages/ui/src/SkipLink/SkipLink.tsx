import type { MouseEvent } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { root } from './SkipLink.css';

/** The page, not the address: a fragment in the URL would be one more entry in the reader's history. */
function goToMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}

/** First stop of the keyboard: past the navigation, to the element with the id `main`. `AppShell` has one. */
export function SkipLink() {
  return (
    <a href="#main" className={root} onClick={goToMain}>
      {useWords()(words.skipToContent)}
    </a>
  );
}
