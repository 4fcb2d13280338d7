import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Stories do not need the components of the pages, which are as large as the rest of the preview.
const ThemedDocs = lazy(() => import('./ThemedDocs').then((docs) => ({ default: docs.ThemedDocs })));

export const DocsPage = lazy(() => import('../docs/Page').then((page) => ({ default: page.Page })));

/** Documentation page, loaded with the first one that is opened. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  );
}
