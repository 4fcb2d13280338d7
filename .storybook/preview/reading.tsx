import { DirectionProvider } from '@fairlead/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { zoomText } from './zoomText';

const root = document.documentElement;

function watchRoot(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
const rootDirection = () => (root.dir === 'rtl' ? 'rtl' : 'ltr');

/** Follows the document's direction, which tests change while a story is shown. */
function Directed({ children }: { children: ReactNode }) {
  return <DirectionProvider dir={useSyncExternalStore(watchRoot, rootDirection)}>{children}</DirectionProvider>;
}

interface ReadingProps {
  direction: string;
  zoom: number;
  children: ReactNode;
}

function Reading({ direction, zoom, children }: ReadingProps) {
  useLayoutEffect(() => {
    root.dir = direction;
    zoomText(zoom);
  }, [direction, zoom]);
  return <Directed>{children}</Directed>;
}

/** Sets direction and text size on the document, as browsers and applications do. */
export const withReading: Decorator = (Story, { globals }) => (
  <Reading direction={String(globals.direction)} zoom={Number(globals.zoom)}>
    <Story />
  </Reading>
);
