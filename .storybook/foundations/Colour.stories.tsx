import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorTokens } from '../../packages/ui/src/theme/tokens';
import * as styles from './foundations.css';
import { customProperty, leaves } from './tokens';

const groups = Object.entries(colorTokens).filter(([group]) => group !== 'shadow');

/**
 * What a component may use, and what for. The palette behind it belongs to the theme: choose another in the toolbar, or all of
 * them side by side. Every pair of text and ground that this page allows is held to 4.5:1, every control's boundary to 3:1, in
 * all six themes, by a unit test.
 */
function Colours() {
  return (
    <div className={styles.page}>
      {groups.map(([group, tokens]) => (
        <section key={group} className={styles.section}>
          <h2 className={styles.title}>{group}</h2>
          <ul className={styles.swatches}>
            {leaves(tokens).map(({ path, use }) => (
              <li key={path} className={styles.swatch}>
                <span className={styles.sample} style={{ background: `var(${customProperty(group, path)})` }} />
                <span>
                  <strong className={styles.name}>{`${group}.${path}`}</strong>
                  <span className={styles.use}>{use}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['matrix'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Colours>;
export default meta;

export const Tokens: StoryObj<typeof meta> = {};
