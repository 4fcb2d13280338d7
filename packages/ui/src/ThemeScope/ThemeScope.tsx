'use client';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NativeProps } from '../nativeProps';
import type { ThemeName } from '../theme/tokens';
import { useInBrowser } from '../useInBrowser';
import { PortalContainerContext } from './portalContainer';
import * as styles from './ThemeScope.css';

export interface ThemeScopeProps extends NativeProps<'div'> {
  /** One of the six themes, or the name in the selector `[data-theme="…"]` of your own theme. */
  theme: ThemeName | (string & {});
  children?: ReactNode;
}

/**
 * Applies a theme to a part of a page, including the dialogs, menus and tooltips that open from it, which also get `dir` and
 * `lang`. Applies the text style and the reset that the components need to this part alone, so the rest of the page stays as it
 * is.
 *
 * @example
 * <ThemeScope theme="DARK">
 *   <Button>Save</Button>
 * </ThemeScope>
 */
export function ThemeScope({ theme, children, ...rest }: ThemeScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // The server has no `body` to render into.
  const inBrowser = useInBrowser();
  return (
    <div {...rest} className={`${styles.scope} ${styles.root}`} data-theme={theme}>
      <PortalContainerContext value={container}>{children}</PortalContainerContext>
      {inBrowser &&
        createPortal(
          <div
            ref={setContainer}
            className={`${styles.scope} ${styles.portals}`}
            data-theme={theme}
            dir={rest.dir}
            lang={rest.lang}
          />,
          document.body,
        )}
    </div>
  );
}
