import { Card, Grid, Icon, Inline, Kbd, Text } from '@fairlead/ui';
import { Component, LayoutTemplate, Monitor, Palette } from 'lucide';
import * as styles from './docs.css';
import { PageIntro } from './PageIntro';
import { ReviewTotals } from './ReviewChips';
import { ReviewTable } from './ReviewTable';
import { StoryLink } from './StoryLink';
import { type IndexEntry, useIndex } from './stories';

const groups = [
  { group: 'Foundations', icon: Palette, about: 'Colour, type, space' },
  { group: 'Components', icon: Component, about: 'Every variant and state' },
  { group: 'Patterns', icon: LayoutTemplate, about: 'Lists, forms, dialogs' },
  { group: 'Screens', icon: Monitor, about: 'Every state of every page' },
];

const steps = [
  ['Open a screen', 'Its page lists the route, the roles and all states.'],
  ['Compare each state', 'With the design, and with the rules that the page links to.'],
  ['Try the toolbar', 'Six themes, four languages, 390 px, right to left, text at 200 %, keyboard only.'],
  [
    'Record the result',
    'Append the entry that the page copies to .storybook/review.json, with your name, and send a pull request.',
  ],
] as const;

const tools = [
  ['Theme', 'Six themes, your brand, or all side by side', 'T'],
  ['Language', 'English, Deutsch, français, Nederlands', 'L'],
  ['Signed in as', 'Seven people with different rights', 'R'],
  ['Reading direction', 'Left to right, right to left', 'D'],
  ['Text size', '100 % or 200 %', 'Z'],
  ['Preference', 'Reduced motion or more contrast', 'P'],
] as const;

/** First page of Storybook: contents, how to review, and the status of the review. */
export function StartHere() {
  const index = useIndex();
  const stories = index.filter(({ type }) => type === 'story');
  const screenStories = stories.filter(({ title }) => title.startsWith('Screens/'));
  return (
    <div className={styles.page}>
      <PageIntro title="Start here">
        Every component and screen of Fairlead, in every state. Designers and QA review screens here. Developers copy
        code from here.
      </PageIntro>
      <Grid columns={{ xs: 1, md: 4 }} gap={16}>
        {groups.map(({ group, icon, about }) => (
          <Tile key={group} {...{ group, icon, about }} entries={index} />
        ))}
      </Grid>
      <Grid columns={{ xs: 1, md: 2 }} gap={16}>
        <Card title="How to review a screen">
          <ol>
            {steps.map(([title, text], at) => (
              <li key={title} className={styles.step}>
                <span className={styles.number}>{at + 1}</span>
                <div>
                  <Text weight="label">{title}</Text>
                  <Text tone="muted">{text}</Text>
                </div>
              </li>
            ))}
          </ol>
        </Card>
        <Card title="Toolbar">
          {tools.map(([title, text, key]) => (
            <div key={title} className={styles.tool}>
              <div>
                <Text weight="label">{title}</Text>
                <Text size="label" tone="muted">
                  {text}
                </Text>
              </div>
              <Inline gap={4}>
                <Kbd>Alt</Kbd>
                <Kbd>{key}</Kbd>
              </Inline>
            </div>
          ))}
        </Card>
      </Grid>
      <Card title="Review status" actions={<ReviewTotals entries={screenStories} />} padding="none">
        <ReviewTable entries={screenStories} />
      </Card>
    </div>
  );
}

interface TileProps {
  group: string;
  icon: (typeof groups)[number]['icon'];
  about: string;
  entries: readonly IndexEntry[];
}

function Tile({ group, icon, about, entries }: TileProps) {
  const own = entries.filter(({ title }) => title.startsWith(`${group}/`));
  const count = new Set(own.map(({ title }) => title).filter((title) => title !== 'Screens/Overview')).size;
  const [first] = own;
  const content = (
    <>
      <span className={styles.tileIcon}>
        <Icon of={icon} size={18} />
      </span>
      <span>
        <Text asChild weight="label">
          <span>{group}</span>
        </Text>
        <Text size="label" tone="muted">
          {about}
        </Text>
      </span>
      <Text asChild size="lead" tone="muted" numeric>
        <span>{count || ''}</span>
      </Text>
    </>
  );
  return first ? (
    <StoryLink className={styles.tile} id={first.id} type={first.type}>
      {content}
    </StoryLink>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}
