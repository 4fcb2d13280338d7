import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { xssVectors } from '../../../packages/ui/test/xssVectors.ts';
import { openPglite } from '../../api/src/db/pglite.ts';
import { openPostgres } from '../../api/src/db/postgres.ts';
import { attackEveryText } from '../../api/test/support/attack.ts';
import { type CreatedDatabase, createDatabase } from '../../api/test/support/createDatabase.ts';
import { freePort, type ServerProcess, startServerProcess } from '../../api/test/support/process.ts';
import { callAs, firstOf, kindOf, linksOf, loadSections, openings, type Product, required } from './support/crawl.ts';
import { linkInMail } from './support/mailbox.ts';
import { demoPassword, navigate, openAs } from './support/portal.ts';
import { test } from './support/test.ts';

const vectors = Object.values(xssVectors)
  .flat()
  // PostgreSQL cannot store NUL, so the server rejects it.
  .filter((vector) => !vector.includes('\u0000'));

let folder: string;
let server: ServerProcess;
let origin: string;
let attacked: string[];
let database: CreatedDatabase | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-injection-'));
  // On PostgreSQL if it is there, like the servers of the other flows.
  if (process.env.TEST_DATABASE_URL) database = await createDatabase(process.env.TEST_DATABASE_URL);
  const opened = database
    ? await openPostgres({ url: database.url, secrets: [''] })
    : await openPglite(join(folder, 'pg'));
  attacked = await attackEveryText(opened, join(folder, 'files'), vectors);
  const env = database && { DATABASE_URL: database.url };
  server = startServerProcess(['--port', String(await freePort()), '--data', folder], env);
  origin = await server.ready();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  await database?.drop();
  await rm(folder, { recursive: true });
});

/** Pages that end the session or open other sites, and downloads. */
const isLeaving = (path: string) => /^\/(auth|join|api)\//.test(path);
/** Injected markup, and attacks that ran. */
const damageOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [...(window as unknown as { fired: string[] }).fired];
    for (const element of document.querySelectorAll('*')) {
      const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'));
      if (handlers.length > 0) found.push(element.outerHTML.slice(0, 200));
    }
    const foreign =
      'script:not([src^="/"]):not(#config):not([nonce]), iframe, object, embed, base, meta[http-equiv], xss';
    for (const element of document.querySelectorAll(foreign)) found.push(element.outerHTML.slice(0, 200));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href], form[action]')) {
      const address = link.getAttribute('href') ?? link.getAttribute('action') ?? '';
      // React replaces javascript: addresses with one that throws.
      if (/^\s*(javascript|vbscript|data):/i.test(address) && !address.startsWith('javascript:throw new Error('))
        found.push(link.outerHTML.slice(0, 200));
    }
    return found;
  });

/** Whether the query opens a dialog or a drawer over the page. */
const isOverlay = (path: string) => /[?&](mail|open|insurance)=/.test(path);

async function waitUntilReady(page: Page, path = '') {
  await page.locator('h1').first().waitFor();
  if (isOverlay(path)) await page.getByRole('dialog').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens a page that records the attacks that run. */
async function openWatched(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const fired: string[] = [];
    Object.assign(window, { fired });
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.assign(window, { [name]: () => void fired.push(`${name} on ${location.pathname}`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      fired.push(`blocked ${violatedDirective} ${blockedURI} on ${location.pathname}`),
    );
  });
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`${dialog.type()} on ${page.url()}`);
    void dialog.dismiss();
  });
  return { context, page, dialogs };
}

describe('injected text', () => {
  test('covers every free text column of the database', () => {
    expect(vectors.length).toBeGreaterThan(60);
    for (const column of [
      'contacts.first_name',
      'policies.other_information',
      'emails.body',
      'files.name',
      'users.name',
    ])
      expect(attacked).toContain(column);
    expect(attacked.length).toBeGreaterThan(60);
  });

  for (const account of ['admin', 'owner', 'customer'] as const) {
    test(`does not run on any page that ${account} can reach`, { timeout: 480_000 }, async ({ browser }) => {
      const { context, page, dialogs } = await openWatched(browser);
      await openAs(page, account);
      const seen = new Set<string>();
      const { call } = await callAs(context.request, account);
      const waiting = ['/', ...(await openings[account](call))];
      const damage: string[] = [];
      const showing = new Set<string>();
      /** Kinds of pages that were shown. A redirect shows another kind than the link. */
      const shown = new Set<string>();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (isLeaving(path) || seen.has(kindOf(path))) continue;
        seen.add(kindOf(path));
        const isSamePage = path.replace(/\?.*/, '') === new URL(page.url()).pathname;
        await (isSamePage ? page.goto(path) : navigate(page, path));
        await waitUntilReady(page, path);
        await loadSections(page);
        const { pathname, search } = new URL(page.url());
        shown.add(kindOf(pathname + search));
        damage.push(...(await damageOf(page)));
        if ((await page.locator('body').innerText()).includes('alert(1)')) showing.add(kindOf(path));
        waiting.push(...(await linksOf(page)));
      }
      expect(damage).toEqual([]);
      expect(dialogs).toEqual([]);
      // The pages must show the attacks as text; otherwise the test proves nothing.
      expect(seen.size, [...seen].join(' ')).toBeGreaterThan(account === 'customer' ? 8 : 15);
      expect(showing.size, [...showing].join(' ')).toBeGreaterThan(seen.size / 3);
      expect([...shown]).toEqual(expect.arrayContaining(required[account]));
      await context.close();
    });
  }

  test('does not run on any page that shows names to strangers', async ({ browser }) => {
    const { context, page, dialogs } = await openWatched(browser);
    const { call, userId } = await callAs(context.request, 'owner');
    const [attack] = vectors.filter((vector) => vector.startsWith('<img'));
    const marker = 'Question of a stranger';
    const json = {
      emailType: 'POLICY',
      mailBody: `<p>Hello</p>${attack}`,
      mailSubject: `${marker} ${attack}`,
      receiverId: (await firstOf(call, '/api/contact/all')).id,
      senderId: userId,
      senderType: 'AGENT',
    };
    await call('/api/email/send', {
      method: 'POST',
      multipart: { json: { name: 'json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) } },
    });
    const agentEmail = 'stranger@people.test';
    const invitation = await call<{ id: string }>('/api/invitation/create', { method: 'POST', data: { agentEmail } });
    await call(`/api/invitation/invite/id/${invitation.id}`, { method: 'POST' });
    const { accessUrl } = await firstOf<Product>(call, '/api/subscribed-product/all');
    const { pathname, search } = new URL(accessUrl);
    for (const address of [
      pathname,
      pathname + search,
      await linkInMail(page, marker, '/mail/reply'),
      await linkInMail(page, agentEmail, '/auth/sign-up'),
    ]) {
      await page.goto(address);
      await waitUntilReady(page);
      expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
      expect(await damageOf(page), address).toEqual([]);
      const text = await page.evaluate(() =>
        [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(' '),
      );
      expect(
        vectors.some((vector) => text.includes(vector)),
        `${address} shows no attack: ${text}`,
      ).toBe(true);
    }
    expect(dialogs).toEqual([]);
    await context.close();
  });
});

/** Part of an account. */
interface Profile {
  user: { version: number };
  userDetails: { signature: string };
}

test('stores rich text without executable content', async ({ page }) => {
  await openAs(page, 'agent', '/profile');
  const signIn = await page.request.post('/api/auth/signin', {
    headers: { domain: 'localhost' },
    data: { email: 'agent@demo.test', password: demoPassword },
  });
  const { payload } = (await signIn.json()) as { payload: Profile & { accessToken: string } };
  const headers = { authorization: `Bearer ${payload.accessToken}` };
  const before = payload.userDetails.signature;
  let { version } = payload.user;
  const stored: string[] = [];
  for (const signature of [...vectors, before]) {
    const saved = await page.request.put('/api/auth/profile/update', { headers, data: { signature, version } });
    expect(saved.status(), signature).toBe(200);
    const answer = (await saved.json()) as { payload: Profile };
    version = answer.payload.user.version;
    stored.push(answer.payload.userDetails.signature);
  }
  const found = await page.evaluate(
    (texts) =>
      texts.filter((text) => {
        const { head, body } = new DOMParser().parseFromString(text, 'text/html');
        return (
          head.childElementCount > 0 ||
          [...body.querySelectorAll('*')].some((element) =>
            [...element.attributes].some(
              ({ name, value }) =>
                !['href', 'colspan', 'rowspan', 'start', 'dir', 'lang'].includes(name) ||
                (name === 'href' && !/^(https?|mailto|tel):/i.test(value)),
            ),
          ) ||
          body.querySelector(
            'script, style, iframe, object, embed, svg, math, img, video, form, input, link, meta, base',
          ) !== null
        );
      }),
    stored,
  );
  expect(found).toEqual([]);
});
