import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { copyExample, createWithStarter } from './install.ts';
import { servedApp, vitePreview } from './servedApp.ts';

interface Framework {
  example: string;
  /** Whether `create-fairlead` offers the example as a template. */
  template?: boolean;
  /** Command that serves the built app. */
  serve: (port: number) => string[];
  /** Path of the page with the form. */
  form: string;
  versions?: Record<string, string>;
  nightly?: boolean;
}

// The lowest supported React, and every framework of the installation page.
const frameworks: Framework[] = [
  {
    example: 'next',
    template: true,
    serve: (port) => ['next', 'start', '-p', String(port)],
    form: '/contacts/new',
  },
  {
    example: 'vite',
    template: true,
    serve: vitePreview,
    form: '/',
    versions: { react: '19.2.0', 'react-dom': '19.2.0' },
  },
  {
    example: 'react-router',
    serve: () => ['react-router-serve', './build/server/index.js'],
    form: '/',
    nightly: true,
  },
  {
    example: 'astro',
    serve: (port) => ['astro', 'preview', '--port', String(port), '--host', '127.0.0.1'],
    form: '/',
    nightly: true,
  },
];
const wanted = frameworks.filter(({ nightly }) => !nightly || process.env.FAIRLEAD_TEST_FRAMEWORKS === 'all');

/** Creates the app as a new user would: with the starter, or from the example. */
function create(folder: string, { example, template }: Framework) {
  if (!template) return copyExample(folder, example);
  const starter = createWithStarter(folder, example);
  expect(starter.status, starter.stderr).toBe(0);
}

describe.each(wanted)('the example for $example', (framework) => {
  const { example, serve, form, versions, template } = framework;
  const { folder, url, open } = servedApp({ create: (target) => create(target, framework), serve, versions });

  it.runIf(template)('is not created again in its folder', () => {
    const again = createWithStarter(folder(), example);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('is not empty');
  });

  it('shows a form with working fields and reports nothing', async () => {
    const { page, reports } = await open(form);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter the name.').waitFor();
    await page.getByLabel('Name').fill('Maria Lopez');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Oregon' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Maria Lopez was created.').first().waitFor();
    const button = page.getByRole('button', { name: 'Save' });
    expect(await button.evaluate((element) => getComputedStyle(element).height)).toBe('32px');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
    expect(reports).toEqual([]);
    await page.close();
  });

  it('follows a dark system from the first paint', async () => {
    const { page, reports } = await open(form, 'dark');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('DARK');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 17, 19)');
    expect(reports).toEqual([]);
    await page.close();
  });

  it.runIf(example === 'next')('renders components on the server and streams the rest', async () => {
    const response = await fetch(url());
    const parts: string[] = [];
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) parts.push(decoder.decode(part, { stream: true }));
    const [first = ''] = parts;
    expect(first).toContain('About this list');
    expect(first).toContain('Loading contacts');
    expect(first).not.toContain('Elena Marchetti');
    expect(parts.join('')).toContain('Elena Marchetti');

    const { page, reports } = await open('/');
    await page.getByRole('row', { name: /Elena Marchetti/ }).waitFor();
    // A card is rendered by the server only. Its stylesheet must still arrive.
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'About this list' }) });
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('10px');
    expect(reports).toEqual([]);
    await page.close();
  });

  it.runIf(example === 'astro')('opens a dialog beside content without code in the browser', async () => {
    const { page, reports } = await open('/');
    await page.getByRole('button', { name: 'Add note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add note' });
    await dialog.getByLabel('Note').fill('Prefers email');
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('The note was added.').first().waitFor();
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'About this page' }) });
    expect(await card.evaluate((element) => element.closest('astro-island'))).toBeNull();
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('10px');
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect(reports).toEqual([]);
    await page.close();
  });

  it.runIf(example === 'astro')('runs no script that its content security policy does not name', async () => {
    const { page, reports } = await open('/');
    const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    const scripts = policy?.split(';').find((directive) => directive.trim().startsWith('script-src'));
    expect(scripts).toMatch(/'sha256-/);
    expect(scripts).not.toContain('unsafe');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(reports).toHaveLength(1);
    await page.close();
  });
});

describe('a page with Tailwind', () => {
  const { open } = servedApp({ create: (folder) => copyExample(folder, 'tailwind'), serve: vitePreview });

  /** All computed styles of the document, the body and the host's elements. Custom properties have no effect by themselves. */
  const stylesOfHost = (page: Page) =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')].map((element) => {
        const style = getComputedStyle(element);
        const size = /^(block|inline)-size$|^(width|height|perspective-origin|transform-origin)$/;
        const isRoot = element === document.documentElement || element === document.body;
        return Object.fromEntries(
          [...style]
            .filter((name) => !name.startsWith('--') && !(isRoot && size.test(name)))
            .map((name) => [name, style.getPropertyValue(name)]),
        );
      }),
    );

  it('keeps every style outside the components, which look as they should', async () => {
    const host = await open('/host.html');
    const before = await stylesOfHost(host.page);
    const { page, reports } = await open('/index.html');
    const edit = page.getByRole('button', { name: 'Edit' });
    await edit.waitFor();
    expect(await stylesOfHost(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(10);

    const style = (name: string) =>
      edit.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    expect([await style('height'), await style('font-size'), await style('border-top-width')]).toEqual([
      '32px',
      '13px',
      '1px',
    ]);
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit Contact' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(237, 238, 240)');
    expect(await dialog.evaluate((element) => getComputedStyle(element).fontSize)).toBe('13px');
    expect([...host.reports, ...reports]).toEqual([]);
    await host.page.close();
    await page.close();
  });
});
