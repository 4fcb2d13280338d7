import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { fixedTokens } from '../../packages/ui/src/theme/tokens';
import * as styles from './foundations.css';

const Row = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className={styles.row}>
    <span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.use}>{value}</span>
    </span>
    {children}
  </div>
);

/** A grid of 4 px. One step between siblings, chosen by the parent (`Stack`, `Inline`, `Grid`): a component has no outer margin. */
function Space() {
  return (
    <div className={styles.rows}>
      {Object.entries(fixedTokens.space).map(([step, value]) => (
        <Row key={step} name={`space ${step}`} value={value}>
          <div className={styles.bar} style={{ width: value }} />
        </Row>
      ))}
    </div>
  );
}

function ShapeAndDepth() {
  return (
    <div className={styles.rows}>
      {Object.entries(fixedTokens.radius).map(([name, value]) => (
        <Row key={name} name={`radius ${name}`} value={value}>
          <div className={styles.shape} style={{ borderRadius: value }} />
        </Row>
      ))}
      {(['menu', 'dialog'] as const).map((name) => (
        <Row key={name} name={`shadow ${name}`} value="Only under what floats">
          <div className={styles.floating} style={{ boxShadow: vars.shadow[name] }}>
            surface.overlay
          </div>
        </Row>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: Space,
  tags: ['matrix'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Space>;
export default meta;

export const Steps: StoryObj<typeof meta> = {};
export const Shape: StoryObj<typeof meta> = { render: () => <ShapeAndDepth /> };
