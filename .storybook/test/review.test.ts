import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ScreenKind, viewsOf } from '@fairlead/kit';
import type { StoryIndex } from 'storybook/internal/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { features } from '../../apps/portal/src/features';
import {
  type Decision,
  decisionEntry,
  decisions,
  historyOf,
  reviewStatuses,
  statusOf,
  statusOfAll,
} from '../docs/review';

/** Required story exports per kind of screen. Forms need at least one of the first two. */
const requiredStories: Record<ScreenKind, readonly string[]> = {
  list: ['Default', 'Loading', 'Empty', 'NoResults', 'LoadError'],
  record: ['Default', 'Loading', 'NotFound', 'LoadError'],
  form: ['Create|Edit', 'Invalid', 'Submitting', 'ServerError'],
  page: ['Default'],
};

const views = features.flatMap((feature) => feature.routes.flatMap(viewsOf));
const root = fileURLToPath(new URL('../..', import.meta.url));
let pages: readonly string[] = [];
let stories: readonly { id: string; exportName: string; title: string; tags: readonly string[]; importPath: string }[] =
  [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-index-'));
  const file = join(folder, 'index.json');
  execFileSync('storybook', ['index', '--quiet', '--output-file', file], { stdio: 'ignore' });
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  rmSync(folder, { recursive: true });
  pages = Object.values(entries).map(({ title }) => title);
  stories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story'
      ? [
          {
            id: entry.id,
            exportName: entry.exportName ?? entry.name,
            title: entry.title,
            tags: entry.tags ?? [],
            importPath: entry.importPath,
          },
        ]
      : [],
  );
}, 60_000);

describe('every route has the stories that its kind requires', () => {
  test.for(views)('$name', ({ name: id, view: { kind } }) => {
    const names = stories.filter(({ tags }) => tags.includes(`screen:${id}`)).map(({ exportName }) => exportName);
    const missing = requiredStories[kind].filter((name) => !name.split('|').some((either) => names.includes(either)));
    expect(missing, `stories tagged screen:${id} (${kind})`).toEqual([]);
  });
});

test('every screen story belongs to an existing route', () => {
  const known = new Set(views.map(({ name }) => `screen:${name}`));
  const strays = stories.flatMap(({ title, tags }) =>
    tags.filter((tag) => tag.startsWith('screen:') && !known.has(tag)).map((tag) => `${title}: ${tag}`),
  );
  expect(strays).toEqual([]);
});

type Story = (typeof stories)[number];

/** Components that render nothing visible. */
const invisible = ['ReadOnly', 'VisuallyHidden'];
/** Components without text, or with text for screen readers only. */
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
/** Components without controls of their own; their content has its own keys. */
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
  'Table',
  'Divider',
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
  'PageBanner',
  'PageHeader',
  'RecordHeader',
  'SignedOutLayout',
  'Stack',
  'Sticky',
  'Text',
  'Timeline',
];

describe('every component', () => {
  // A title below a component's describes one aspect of it, such as a long table.
  const componentOf = ({ title }: Story) => title.split('/')[2] ?? '';
  const ofComponents = () => stories.filter(({ title }) => title.startsWith('Components/'));
  const all = () => new Set(ofComponents().map(componentOf));
  /** Components without a matching story, except the listed exceptions. */
  const without = (needless: readonly string[], suits: (story: Story) => boolean) => {
    const having = new Set([...needless, ...ofComponents().filter(suits).map(componentOf)]);
    return [...all()].filter((component) => !having.has(component));
  };

  test('has a Matrix story, which runs in all themes', () => {
    expect(without(invisible, ({ tags }) => tags.includes('matrix'))).toEqual([]);
  });

  test('has a LongText story, which is checked at phone width', () => {
    expect(without(wordless, ({ exportName }) => exportName === 'LongText')).toEqual([]);
  });

  test('has a story tagged keyboard if it is interactive', () => {
    expect(without(unoperated, ({ tags }) => tags.includes('keyboard'))).toEqual([]);
  });

  test('has documentation on when to use it, when not to, and its keys', () => {
    const sources = new Map(ofComponents().map(({ title, importPath }) => [title, importPath]));
    const faults = [...sources].flatMap(([title, path]) => {
      const source = readFileSync(join(root, path), 'utf8');
      const calls = /parameters: (docs\(|\{[^{}]*\.\.\.docs\()/.test(source);
      const [, , component = '', side] = title.split('/');
      const keys = side !== undefined || unoperated.includes(component) || /^ +keys: \{/m.test(source);
      return calls && keys ? [] : [`${title}: ${calls ? 'keys' : 'docs()'}`];
    });
    expect(faults).toEqual([]);
  });

  test('is listed as an exception only if it exists and needs to be', () => {
    const names = all();
    const operated = new Set(
      ofComponents()
        .filter(({ tags }) => tags.includes('keyboard'))
        .map(componentOf),
    );
    expect(unoperated.filter((name) => !names.has(name) || operated.has(name))).toEqual([]);
  });
});

test('titles start with one of the four categories', () => {
  const elsewhere = stories.filter(({ title }) => !/^(Foundations|Components|Screens|Flows)\//.test(title));
  expect(elsewhere.map(({ title }) => title)).toEqual([]);
});

describe('the review file', () => {
  test('names existing stories, a person, a day and a status', () => {
    const ids = new Set(stories.map(({ id }) => id));
    const wrong = decisions.filter(
      ({ on, by, status, stories: about }) =>
        about.length === 0 ||
        about.some((id) => !ids.has(id)) ||
        !reviewStatuses.includes(status) ||
        !by ||
        !/^\d{4}-\d{2}-\d{2}$/.test(on),
    );
    expect(wrong).toEqual([]);
  });

  test('lists decisions in the order of their days, so that the last one counts', () => {
    const days = decisions.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
  });
});

test('the latest decision about a story counts, and a screen is as far as its least reviewed state', () => {
  const by = 'Dana Whitfield';
  const log: Decision[] = [
    { on: '2026-11-18', by, status: 'approved', stories: ['a', 'b'] },
    { on: '2026-11-20', by, status: 'ready', stories: ['c'] },
    { on: '2026-11-22', by, status: 'draft', stories: ['b'], note: 'The layout has changed.' },
  ];
  expect(['a', 'b', 'c', 'd'].map((id) => statusOf(id, log))).toEqual(['approved', 'draft', 'ready', 'draft']);
  expect(statusOfAll(['a'], log)).toBe('approved');
  expect(statusOfAll(['a', 'c'], log)).toBe('ready');
  expect(statusOfAll(['a', 'c', 'd'], log)).toBe('draft');
  expect(historyOf(['b'], log).map(({ on, stories: about }) => [on, about])).toEqual([
    ['2026-11-22', ['b']],
    ['2026-11-18', ['b']],
  ]);
  expect(JSON.parse(decisionEntry(['a'], 'ready', by))).toMatchObject({ by, status: 'ready', stories: ['a'] });
});

test('Storybook opens on its first page', () => {
  expect(pages[0]).toBe('Start here');
});
