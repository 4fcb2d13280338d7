import { Text } from '@fairlead/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { GuidanceExample } from '../../packages/ui/test/docs';
import * as styles from './docs.css';

/** Rendered dos and don'ts of a component, side by side. */
export const Examples = ({ examples }: { examples: readonly GuidanceExample[] }) =>
  examples.length > 0 && (
    <Unstyled>
      <div className={styles.examples}>
        {examples.map(({ good, caption, example }) => (
          <figure key={caption} className={good ? styles.goodExample : styles.badExample}>
            <div className={styles.exampleArea} inert>
              {example}
            </div>
            <figcaption className={styles.exampleText}>
              <Text weight="label" tone={good ? 'success' : 'danger'}>
                {good ? 'Do' : 'Don’t'}
              </Text>
              <Text>{caption}</Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </Unstyled>
  );
