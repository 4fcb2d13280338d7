import { themeNames } from '@fairlead/ui/themes';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import * as styles from './theme.css';

/** Six frames of the same story: whole documents, so that what a story opens over the page keeps its theme too. */
function AllThemes({ id }: { id: string }) {
  const address = (theme: string) => {
    const query = new URLSearchParams(window.location.search);
    const others = (query.get('globals') ?? '').split(';').filter((pair) => pair && !pair.startsWith('theme:'));
    query.set('id', id);
    query.set('viewMode', 'story');
    query.set('globals', [...others, `theme:${theme}`].join(';'));
    return `iframe.html?${query}`;
  };
  return (
    <div className={styles.grid}>
      {themeNames.map((theme) => (
        <figure key={theme} className={styles.figure}>
          <figcaption className={styles.caption}>{theme}</figcaption>
          <iframe className={styles.frame} title={theme} src={address(theme)} />
        </figure>
      ))}
    </div>
  );
}

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

/** The theme is one attribute of the document, in the review room as in the portal. */
export const withTheme: Decorator = (Story, { globals, id }) =>
  globals.theme === 'ALL' ? (
    <AllThemes id={id} />
  ) : (
    <Themed theme={String(globals.theme)}>
      <Story />
    </Themed>
  );
