import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ScreenKind, viewsOf } from '@fairlead/kit';
import type { StoryIndex } from 'storybook/internal/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { features } from '../../apps/portal/src/features';

/** Export names; of a form, either or both of the first two. */
const owed: Record<ScreenKind, readonly string[]> = {
  list: ['Default', 'Loading', 'Empty', 'NoResults', 'LoadError'],
  record: ['Default', 'Loading', 'NotFound', 'LoadError'],
  form: ['Create|Edit', 'Invalid', 'Submitting', 'ServerError'],
  page: ['Default'],
};

const views = features.flatMap((feature) => feature.routes.flatMap(viewsOf));
const root = fileURLToPath(new URL('../..', import.meta.url));
let stories: readonly { exportName: string; title: string; tags: readonly string[]; importPath: string }[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-index-'));
  const file = join(folder, 'index.json');
  execFileSync('storybook', ['index', '--quiet', '--output-file', file], { stdio: 'ignore' });
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  rmSync(folder, { recursive: true });
  stories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story'
      ? [
          {
            exportName: entry.exportName ?? entry.name,
            title: entry.title,
            tags: entry.tags ?? [],
            importPath: entry.importPath,
          },
        ]
      : [],
  );
}, 60_000);

describe('every route has the stories that its kind owes', () => {
  test.for(views)('$name', ({ name: id, view: { kind } }) => {
    const names = stories.filter(({ tags }) => tags.includes(`screen:${id}`)).map(({ exportName }) => exportName);
    const missing = owed[kind].filter((name) => !name.split('|').some((either) => names.includes(either)));
    expect(missing, `stories tagged screen:${id} (${kind})`).toEqual([]);
  });
});

test('every screen story belongs to a route that there is', () => {
  const known = new Set(views.map(({ name }) => `screen:${name}`));
  const strays = stories.flatMap(({ title, tags }) =>
    tags.filter((tag) => tag.startsWith('screen:') && !known.has(tag)).map((tag) => `${title}: ${tag}`),
  );
  expect(strays).toEqual([]);
});

type Story = (typeof stories)[number];

/** What draws nothing looks alike in every theme. */
const invisible = ['VisuallyHidden'];
/** They draw no words, or only a name for screen readers. */
const wordless = [
  'FileIcon',
  'Icon',
  'MeterBar',
  'ProgressBar',
  'ProgressLine',
  'Skeleton',
  'Sparkline',
  'Spinner',
  ...invisible,
];
/** Nothing of their own to press or to move in: what they hold has its keys. */
const unoperated = [
  ...wordless,
  'ActionBar',
  'Avatar',
  'AvatarGroup',
  'Badge',
  'BarList',
  'Box',
  'Callout',
  'Card',
  'Chip',
  'DescriptionList',
  'EmptyState',
  'ErrorPage',
  'FormField',
  'FormGrid',
  'Grid',
  'Heading',
  'Inline',
  'Kbd',
  'ListFrame',
  'ListToolbar',
  'PageHeader',
  'SignedOutLayout',
  'Stack',
  'Text',
  'Timeline',
];

describe('every component', () => {
  // a page below a component's shows one side of it, such as a table that is long
  const componentOf = ({ title }: Story) => title.split('/')[1] ?? '';
  const ofComponents = () => stories.filter(({ title }) => title.startsWith('Components/'));
  const all = () => new Set(ofComponents().map(componentOf));
  /** Those without such a story, less those that need none. */
  const without = (needless: readonly string[], suits: (story: Story) => boolean) => {
    const having = new Set([...needless, ...ofComponents().filter(suits).map(componentOf)]);
    return [...all()].filter((component) => !having.has(component));
  };

  test('has a Matrix, which runs in all themes', () => {
    expect(without(invisible, ({ tags }) => tags.includes('matrix'))).toEqual([]);
  });

  test('has a LongText, which is held to its promise on a phone', () => {
    expect(without(wordless, ({ exportName }) => exportName === 'LongText')).toEqual([]);
  });

  test('has a story tagged keyboard, if it can be operated', () => {
    expect(without(unoperated, ({ tags }) => tags.includes('keyboard'))).toEqual([]);
  });

  test('has pages that say when to take it and when not, and its keys', () => {
    const sources = new Map(ofComponents().map(({ title, importPath }) => [title, importPath]));
    const faults = [...sources].flatMap(([title, path]) => {
      const source = readFileSync(join(root, path), 'utf8');
      const calls = /parameters: (docs\(|\{[^{}]*\.\.\.docs\()/.test(source);
      const [, component = '', side] = title.split('/');
      const keys = side !== undefined || unoperated.includes(component) || /^ +keys: \{/m.test(source);
      return calls && keys ? [] : [`${title}: ${calls ? 'keys' : 'docs()'}`];
    });
    expect(faults).toEqual([]);
  });

  test('is excepted only where there is such a component, and reason', () => {
    const names = all();
    const operated = new Set(
      ofComponents()
        .filter(({ tags }) => tags.includes('keyboard'))
        .map(componentOf),
    );
    expect(unoperated.filter((name) => !names.has(name) || operated.has(name))).toEqual([]);
  });
});

test('titles start with one of the four rooms', () => {
  const elsewhere = stories.filter(({ title }) => !/^(Foundations|Components|Screens|Flows)\//.test(title));
  expect(elsewhere.map(({ title }) => title)).toEqual([]);
});
