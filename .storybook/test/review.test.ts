import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
let stories: readonly { exportName: string; title: string; tags: readonly string[] }[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-index-'));
  const file = join(folder, 'index.json');
  execFileSync('storybook', ['index', '--quiet', '--output-file', file], { stdio: 'ignore' });
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  rmSync(folder, { recursive: true });
  stories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story'
      ? [{ exportName: entry.exportName ?? entry.name, title: entry.title, tags: entry.tags ?? [] }]
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

/** What draws nothing looks alike in every theme. */
const invisible = ['Components/VisuallyHidden'];

test('every component has a Matrix, which runs in all themes', () => {
  // a page below a component's shows one side of it, such as a table that is long
  const componentOf = ({ title }: { title: string }) => title.split('/').slice(0, 2).join('/');
  const components = new Set(stories.filter(({ title }) => title.startsWith('Components/')).map(componentOf));
  for (const title of invisible) components.delete(title);
  const withMatrix = new Set(stories.filter(({ tags }) => tags.includes('matrix')).map(componentOf));
  expect([...components].filter((title) => !withMatrix.has(title))).toEqual([]);
});

test('titles start with one of the four rooms', () => {
  const elsewhere = stories.filter(({ title }) => !/^(Foundations|Components|Screens|Flows)\//.test(title));
  expect(elsewhere.map(({ title }) => title)).toEqual([]);
});
