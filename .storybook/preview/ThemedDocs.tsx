import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { darkDocsTheme, lightDocsTheme } from './brand';

const initialTheme = () => /theme:([A-Z]+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1];

/** Documentation page in the selected theme, so that examples have their real background. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(initialTheme() ?? 'DEFAULT');
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'DEFAULT');
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme === 'ALL' ? 'DEFAULT' : theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={theme === 'DARK' ? darkDocsTheme : lightDocsTheme}>
      {children}
    </DocsContainer>
  );
}
