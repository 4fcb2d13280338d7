import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairleadTheme, neutrals } from './createFairleadTheme';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const short = (theme: ReturnType<typeof createFairleadTheme>) =>
  theme.contrast
    .filter((pair) => pair.contrast < pair.least)
    .map(({ front, ground, least, contrast }) => `${front} on ${ground}: ${contrast.toFixed(2)}, needs ${least}`);

describe('createFairleadTheme', () => {
  it('has enough contrast in every pair for any colour', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...neutrals), fc.boolean(), (accent, neutral, dark) => {
        expect(short(createFairleadTheme({ accent, neutral, dark }))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    '#000000',
    '#ffffff',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#ff0000',
    '#808080',
    '#0b1f3a',
    '#c8a2c8',
    '#ffd400',
  ])('carries %s in light and in dark', (accent) => {
    expect(short(createFairleadTheme({ accent }))).toEqual([]);
    expect(short(createFairleadTheme({ accent, dark: true }))).toEqual([]);
  });

  it('keeps a colour with enough contrast', () => {
    expect(createFairleadTheme({ accent: '#3b5bdb' }).colors.accent.solid).toBe('#3b5bdb');
    expect(createFairleadTheme({ accent: '#3B5BDB' }).corrections.map(({ token }) => token)).not.toContain(
      'accent.solid',
    );
  });

  it('reports every changed colour with the reason', () => {
    const { corrections, colors } = createFairleadTheme({ accent: '#ffd400' });
    expect(corrections).toContainEqual(
      expect.objectContaining({ token: 'accent.solid', asked: '#ffd400', given: colors.accent.solid, least: 3 }),
    );
    for (const { found, asked } of corrections) expect([found > 1, asked]).toEqual([true, '#ffd400']);
  });

  it('keeps tones distinct from the accent', () => {
    const green = createFairleadTheme({ accent: '#2b8a3e' });
    const blue = createFairleadTheme({ accent: '#0b7285' });
    expect(green.colors.tone.success.mark).not.toBe(blue.colors.tone.success.mark);
  });

  it('scales radii and spacing by one factor each, but not touch targets', () => {
    const { properties } = createFairleadTheme({ accent: '#3b5bdb', radius: 0.5, density: 0.8 });
    expect(properties['--fl-radius-control']).toBe('3px');
    expect(properties['--fl-space-16']).toBe('12.8px');
    expect(properties['--fl-size-compact']).toBe('24px');
    expect(properties['--fl-size-touch']).toBeUndefined();
  });

  it('writes a rule with every custom property', () => {
    const { css, properties } = createFairleadTheme({ accent: '#3b5bdb', font: 'Inter, sans-serif' });
    const text = css('[data-theme="BRAND"]');
    expect(text.startsWith('[data-theme="BRAND"] {\n  color-scheme: light;')).toBe(true);
    for (const [name, value] of Object.entries(properties)) expect(text).toContain(`${name}: ${value};`);
    expect(properties['--fl-font-family']).toBe('Inter, sans-serif');
  });

  it.each(['', 'teal', '#12', '#12345g', 'rgb(1 2 3)'])('refuses %j', (accent) => {
    expect(() => createFairleadTheme({ accent })).toThrow(TypeError);
  });
  it('rejects factors that are out of range', () => {
    expect(() => createFairleadTheme({ accent: '#123', radius: 3 })).toThrow('radius is 3; it may be 0 to 2');
    expect(() => createFairleadTheme({ accent: '#123', density: Number.NaN })).toThrow(RangeError);
  });
});
