import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStorybook, openPage, openStorybook } from './storybook';

let storybook: OpenStorybook;
beforeAll(async () => {
  storybook = await openStorybook();
});
afterAll(() => storybook.close());

const none = { reducedMotion: 'no-preference', contrast: 'no-preference' } as const;

/** Computed styles of all elements of a story that animations do not change from frame to frame. */
async function stylesOf(preference: string, media: Parameters<typeof openPage>[2]) {
  const path = `iframe.html?id=foundations-preferences--matrix&viewMode=story&globals=preference:${preference}`;
  const { page } = await openPage(storybook, path, { frames: true, ...media });
  await page.locator('#storybook-root button').first().waitFor();
  const styles = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#storybook-root *')].map((element) => {
      const style = getComputedStyle(element);
      const names = [
        'animation-name',
        'transition-duration',
        'border-top-color',
        'border-left-color',
        'text-decoration',
      ];
      return names.map((name) => style.getPropertyValue(name)).join(' | ');
    });
  });
  await page.close();
  return styles;
}

test.for([
  { preference: 'motion', media: { ...none, reducedMotion: 'reduce' } },
  { preference: 'contrast', media: { ...none, contrast: 'more' } },
] as const)('the toolbar shows the styles that the browser shows: $preference', async ({ preference, media }) => {
  const [plain, pretended, real] = [
    await stylesOf('none', none),
    await stylesOf(preference, none),
    await stylesOf('none', media),
  ];
  expect(real).not.toEqual(plain);
  expect(pretended).toEqual(real);
});
