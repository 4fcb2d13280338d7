import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, type OpenStorybook, openPage, openStorybook, settled, violationsOf } from './storybook';

const everyPage = process.env.FAIRLEAD_TEST_PAGES === 'all';
/** Every how many generated pages one is opened, besides all written pages. The nightly tests open all. */
const STEP = 32;
/** Time for a page to react on a machine that also runs other checks. */
const BUSY = { timeout: 15_000 };
const docs = entries.filter(({ type }) => type === 'docs');
const isGenerated = ({ importPath }: (typeof docs)[number]) => importPath.endsWith('.stories.tsx');
const always = ['components-overlays-dialog--docs', 'components-actions-menu--docs', 'components-data-datatable--docs'];
const generated = docs.filter(isGenerated);
const opened = [
  ...docs.filter((entry) => !isGenerated(entry)),
  ...generated.filter(({ id }, index) => everyPage || always.includes(id) || index % STEP === 0),
];

let storybook: OpenStorybook;
beforeAll(async () => {
  storybook = await openStorybook();
});
afterAll(() => storybook.close());

const pathOf = (id: string) => `iframe.html?viewMode=docs&id=${id}`;

test('there are pages to open', () => {
  expect(generated.length).toBeGreaterThan(150);
  expect(always.filter((id) => !docs.some((entry) => entry.id === id))).toEqual([]);
});

describe('every page of the documentation has no error, and none that axe finds', () => {
  test.for(opened)('$title', async ({ id }) => {
    const { page, errors } = await openPage(storybook, pathOf(id));
    await page.locator('#storybook-docs h1').first().waitFor();
    await settled(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('the page of a component', () => {
  /** Names of the parts, from the frame with the running story. Parts of popups follow when these open. */
  async function expectParts(id: string, expected: unknown) {
    const { page } = await openPage(storybook, pathOf(id), { frames: true });
    await page.getByTitle('Parts of the component').scrollIntoViewIfNeeded();
    const names = page.getByRole('list', { name: 'Parts of the component' }).locator('code:first-child');
    await expect.poll(() => names.allTextContents(), BUSY).toEqual(expected);
    await page.close();
  }

  test('names the parts of a dialog, also in its portal', () =>
    expectParts('components-overlays-dialog--docs', ['title', 'description', 'children', 'footer']));

  test('names the parts of items', () =>
    expectParts('components-navigation-tabs--docs', ['items.label', 'items.count', 'items.content']));

  test.runIf(everyPage)('names components that are used together', () =>
    expectParts('components-actions-menu--docs', expect.arrayContaining(['trigger', 'MenuItem', 'MenuSub'])),
  );

  // Nightly, because the popup of the story needs an idle machine.
  test.runIf(everyPage)('keeps the focus while a story in it opens a popup', async () => {
    const { page } = await openPage(storybook, pathOf('components-actions-menu--docs'), { frames: true });
    await page.getByTitle('Parts of the component').scrollIntoViewIfNeeded();
    await page
      .getByRole('list', { name: 'Parts of the component' })
      .getByText('MenuSub', { exact: true })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.close();
  });

  test('has code to copy, and the props of all components and types', async () => {
    const { page } = await openPage(storybook, pathOf('components-data-datatable--docs'));
    await page.getByText("import { DataTable } from '@fairlead/ui';").waitFor();
    await page.getByRole('heading', { level: 3, name: 'useRowSelection' }).waitFor();
    const columns = page.getByRole('table', { name: 'Fields of Column' });
    await columns.getByRole('rowheader', { name: 'sortBy?' }).waitFor();
    await page.getByRole('table', { name: 'Fields of Sort' }).waitFor();
    await page.close();
  });
});

describe('by keyboard', () => {
  test('Tab reaches every control of a page, and each shows its focus', async () => {
    const { page } = await openPage(storybook, pathOf('start-here--docs'));
    await page.getByRole('table', { name: 'Review status by area' }).getByRole('link').first().waitFor();
    const wanted = await page.locator('#storybook-docs :is(a[href], button, input, select, [tabindex="0"])').count();
    const seen = new Set<string>();
    const unmarked: string[] = [];
    for (let stop = 0; stop < wanted; stop++) {
      await page.keyboard.press('Tab');
      const [key, marked] = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const place = [...document.querySelectorAll('*')].indexOf(element);
        return [
          `${place} ${element.outerHTML.slice(0, 120)}`,
          outlineStyle !== 'none' || boxShadow !== 'none',
        ] as const;
      });
      seen.add(key);
      if (!marked) unmarked.push(key);
    }
    expect(seen.size).toBe(wanted);
    expect(unmarked).toEqual([]);
    await page.close();
  });

  test('the overview is filtered with the keys of its fields', async () => {
    const { page } = await openPage(storybook, pathOf('screens-overview--docs'));
    await page.getByRole('combobox', { name: 'Area' }).focus();
    await page.keyboard.press('Enter');
    const options = page.getByRole('option');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused, BUSY).toBe('All areas');
    // One key at a time: the list moves the focus after the key.
    for (const area of (await options.allTextContents()).slice(1)) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused, BUSY).toBe(area);
      if (area === 'Coupons') break;
    }
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Area' }).getByText('Coupons').waitFor();
    const areas = page.getByRole('table', { name: 'Screens and their states' }).getByRole('row');
    await expect.poll(() => areas.allTextContents(), BUSY).not.toContainEqual(expect.stringContaining('Policies'));
    await page.close();
  });
});
