import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// Stories do not need the pages.
const ComponentPage = lazy(() => import('./component/ComponentPage').then((page) => ({ default: page.ComponentPage })));
const ScreenPage = lazy(() => import('./ScreenPage').then((page) => ({ default: page.ScreenPage })));

/** Documentation page of a story file: generated from the manifests for screens, from types and TSDoc for components. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  return (
    <Suspense>
      {title.startsWith('Screens/') ? (
        <Unstyled>
          <ScreenPage title={title} />
        </Unstyled>
      ) : (
        <ComponentPage />
      )}
    </Suspense>
  );
}
