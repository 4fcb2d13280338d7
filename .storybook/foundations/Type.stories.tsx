import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { fixedTokens } from '../../packages/ui/src/theme/tokens';
import * as styles from './foundations.css';

const sizes = ['figure', 'page', 'section', 'lead', 'body', 'label', 'caption'] as const;
const uses: Readonly<Record<(typeof sizes)[number], string>> = {
  figure: 'Prices and figures',
  page: 'The title of a page, once',
  section: 'Titles of sections and dialogs',
  lead: 'Titles of cards, key figures in a band',
  body: 'Everything one reads or types',
  label: 'Labels, table heads, hints',
  caption: 'Captions, chips, keys',
};
const weightOf = (size: (typeof sizes)[number]) =>
  size === 'body' ? vars.weight.body : size === 'label' || size === 'caption' ? vars.weight.label : vars.weight.title;

/** Manrope, on a root of 13 px. Sizes are in rem, so the browser's text zoom reaches all of them. Numbers that are compared are tabular. */
function Type() {
  return (
    <div className={styles.rows}>
      {sizes.map((size) => (
        <div key={size} className={styles.row}>
          <span>
            <strong className={styles.name}>{size}</strong>
            <span className={styles.use}>{fixedTokens.fontSize[size]}</span>
          </span>
          <span
            style={{ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size], fontWeight: weightOf(size) }}
          >
            {uses[size]}: <span style={{ fontVariantNumeric: 'tabular-nums' }}>$1,204.50</span>
          </span>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['matrix'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Type>;
export default meta;

export const Scale: StoryObj<typeof meta> = {};
