import { chromium } from 'playwright';
const [, , what = 'home', who = 'agent', theme = 'DEFAULT', path = '/'] = process.argv;
const origin = 'http://localhost:4700';
const r = await fetch(`${origin}/api/auth/signin`, { method: 'POST', headers: { 'content-type': 'application/json', domain: 'localhost' }, body: JSON.stringify({ email: `${who}@demo.test`, password: 'Portal#2026' }) });
const { payload } = await r.json();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const width of [1440, 1024, 768, 390]) {
  const c = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 1000 }, ...(width === 390 && { hasTouch: true }) });
  await c.addInitScript(([t, th]) => { localStorage.setItem('fairlead.token', t); localStorage.setItem('fairlead.theme', th); }, [payload.accessToken, theme]);
  const page = await c.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  await page.goto(origin + path); await page.locator('h1').first().waitFor(); await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shot-${what}-${width}-${theme}.png`, fullPage: true });
  await c.close();
}
await browser.close();
