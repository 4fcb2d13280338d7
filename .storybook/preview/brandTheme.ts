import { createFairleadTheme, type FairleadTheme, neutrals } from '../../packages/ui/src/theme/createFairleadTheme';

export interface Brand {
  /** Hex colour with `#`. */
  accent: string;
  neutral: (typeof neutrals)[number];
  dark: boolean;
  /** Factor for corner radii. */
  radius: number;
}

/** Setting of the toolbar for a brand, such as `0b5fff-slate-light-1`. Settings are part of the address, which takes no `#`. */
export const brandSetting = ({ accent, neutral, dark, radius }: Brand): string =>
  [accent.replace('#', ''), neutral, dark ? 'dark' : 'light', radius].join('-');

export function themeOfSetting(setting: string): FairleadTheme {
  const [accent = '', grey, mode, radius] = setting.split('-');
  const neutral = neutrals.find((name) => name === grey);
  return createFairleadTheme({ accent: `#${accent}`, neutral, dark: mode === 'dark', radius: Number(radius) });
}
