// `npm run screenshots`: takes the pictures of the README from the demo data, and replaces those in docs/screenshots. The picture
// of Storybook is taken by hand.
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, ensureBrowser } from './browser.ts';
import { startDemoServer } from './lib/demoServer.ts';
import { root } from './lib/root.ts';

const folder = join(root, 'docs', 'screenshots');

interface Picture {
  name: string;
  account: 'agent' | 'customer';
  path: string;
  /** Name of the link that leads from the path to the pictured page. */
  link?: RegExp;
  theme?: 'DARK';
}

const pictures: readonly Picture[] = [
  { name: 'home', account: 'agent', path: '/' },
  { name: 'tasks', account: 'agent', path: '/tasks?layout=calendar' },
  { name: 'policies', account: 'agent', path: '/policies' },
  { name: 'policy', account: 'agent', path: '/policies', link: /^Commercial Auto/ },
  { name: 'board', account: 'agent', path: '/opportunities?layout=board' },
  { name: 'claim', account: 'agent', path: '/claims', link: /^CLM-/ },
  { name: 'proposal-dark', account: 'customer', path: '/quotes', link: /^Q-|Proposal|View/, theme: 'DARK' },
];

async function signIn(page: Page, account: string, theme: string): Promise<void> {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('Portal#2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.evaluate((chosen) => localStorage.setItem('fairlead.theme', chosen), theme);
}

async function settle(page: Page): Promise<void> {
  await page.locator('main [data-state], main h1').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  // images and code that load after the page is ready
  await page.waitForTimeout(1000);
}

const server = await startDemoServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumArgs });
try {
  for (const { name, account, path, link, theme = 'DEFAULT' } of pictures) {
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await signIn(page, account, theme);
    await page.goto(path);
    await settle(page);
    if (link) {
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await page.waitForURL((url) => url.pathname !== path);
      await settle(page);
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
