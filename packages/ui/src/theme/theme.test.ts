import { describe, expect, it } from 'vitest';
import { contrast } from './color';
import { makeTheme, themeValues } from './makeTheme';
import { themeNames } from './tokens';

type Tree = { [key: string]: string | Tree };
const flat = (node: Tree, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, leaf]) =>
    typeof leaf === 'string' ? [[`${path}${key}`, leaf] as [string, string]] : flat(leaf, `${path}${key}.`),
  );

const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'secondary'];
const surfaces = ['page', 'raised', 'sunken', 'overlay', 'hover', 'pressed', 'selected'].map((s) => `surface.${s}`);
const grounds = [...surfaces, 'tone.neutral.softHover'];

/** Every pair that the contract allows: foreground, ground, least contrast. */
const pairs: [string, string, number][] = [];
const words = (fg: string, ...on: string[]) => pairs.push(...on.map((bg) => [fg, bg, 4.5] as [string, string, number]));
const shapes = (fg: string, ...on: string[]) => pairs.push(...on.map((bg) => [fg, bg, 3] as [string, string, number]));
words('text.default', ...grounds, 'surface.disabled', 'accent.soft', ...tones.map((t) => `tone.${t}.soft`));
words('text.muted', ...grounds, 'surface.disabled');
words('text.disabled', 'surface.disabled', 'surface.raised');
words('text.inverse', 'surface.inverse');
words('accent.text', ...grounds, 'accent.soft', 'accent.softHover');
words('accent.onSolid', 'accent.solid', 'accent.solidHover', 'accent.solidActive');
for (const t of tones) {
  words(`tone.${t}.text`, ...grounds, `tone.${t}.soft`, `tone.${t}.softHover`);
  shapes(`tone.${t}.mark`, 'surface.raised', `tone.${t}.soft`);
  if (t !== 'secondary') words(`tone.${t}.onSolid`, `tone.${t}.solid`, `tone.${t}.solidHover`);
}
for (let i = 1; i <= 6; i++) words(`hue.${i}.text`, `hue.${i}.bg`);
words('sidebar.text', 'sidebar.bg', 'sidebar.hover');
words('sidebar.activeText', 'sidebar.active', 'sidebar.hover', 'sidebar.bg');
words('sidebar.heading', 'sidebar.bg');
for (const part of ['icon', 'bar', 'focus']) shapes(`sidebar.${part}`, 'sidebar.bg', 'sidebar.active');
shapes('border.control', 'surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay');
shapes('border.controlHover', 'surface.page', 'surface.raised', 'surface.overlay');
shapes('focus.ring', 'surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay', 'surface.selected');
shapes('accent.mark', ...grounds);
shapes('accent.solid', 'surface.page', 'surface.raised', 'surface.overlay');
for (let i = 1; i <= 5; i++) shapes(`chart.${i}`, 'surface.raised');

describe.each(themeNames)('%s', (name) => {
  const colors = new Map(flat(themeValues(name) as unknown as Tree));

  it('has enough contrast in every pair that the contract allows', () => {
    const short = pairs.flatMap(([fg, bg, min]) => {
      const [front, ground] = [colors.get(fg), colors.get(bg)];
      if (!front || !ground) return [`${fg} on ${bg}: no such token`];
      const found = contrast(front, ground);
      return found < min ? [`${fg} on ${bg}: ${found.toFixed(2)}, needs ${min}`] : [];
    });
    expect(short).toEqual([]);
  });

  it('keeps its values', async () => {
    await expect(`${JSON.stringify(makeTheme(name), null, 2)}\n`).toMatchFileSnapshot(`./snapshots/${name}.json`);
  });
});
