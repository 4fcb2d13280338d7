import { themeNames } from '@fairlead/ui/themes';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { themeOfSetting } from './brandTheme';
import * as styles from './theme.css';

/** Shows the story in six frames. Each is a whole document, so that dialogs and menus get the theme too. */
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

/** Styles of the theme BRAND. */
function BrandStyles({ brand }: { brand: string }) {
  const css = useMemo(() => themeOfSetting(brand).css('[data-theme="BRAND"]'), [brand]);
  return <style>{css}</style>;
}

/** Sets the theme as an attribute of the document, as the portal does. */
export const withTheme: Decorator = (Story, { globals, id }) =>
  globals.theme === 'ALL' ? (
    <AllThemes id={id} />
  ) : (
    <Themed theme={String(globals.theme)}>
      {globals.theme === 'BRAND' && <BrandStyles brand={String(globals.brand)} />}
      <Story />
    </Themed>
  );
