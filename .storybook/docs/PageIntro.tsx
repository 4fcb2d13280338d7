import { Heading, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import * as styles from './docs.css';

/** Title and first sentences of a page. */
export const PageIntro = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={8}>
    <Heading level={1} size="page">
      {title}
    </Heading>
    <div className={styles.lead}>
      <Text size="lead" tone="muted">
        {children}
      </Text>
    </div>
  </Stack>
);
