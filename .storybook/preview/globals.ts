import type { Persona } from '@fairlead/api-client/mocks';
import { themeNames } from '@fairlead/ui/themes';
import type { Preview } from '@storybook/react-vite';

/** Each persona has an account in the demo data. */
const people: Record<Persona, string> = {
  admin: 'Platform admin, all privileges',
  limitedAdmin: 'Platform admin, limited',
  owner: 'Agency admin',
  agent: 'Agent, licensed',
  assistant: 'Agent, not licensed',
  unsubscribed: 'Agency admin, not subscribed',
  customer: 'Customer',
};

/** Alt and the key choose the next value. With Shift they choose the previous one, with Control the first. */
const shortcut = (name: string, key: string) => ({
  next: { label: `Next ${name}`, keys: ['alt', key] },
  previous: { label: `Previous ${name}`, keys: ['alt', 'shift', key] },
  reset: { label: `Default ${name}`, keys: ['alt', 'control', key] },
});

/** Toolbar settings, with the names that stories, decorators and tests use. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...themeNames.map((value) => ({ value, title: value })),
        { value: 'BRAND', title: 'Brand of the playground' },
        { value: 'ALL', title: 'All, side by side' },
      ],
      shortcuts: shortcut('theme', 'T'),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      shortcuts: shortcut('language', 'L'),
      items: [
        { value: 'en', title: 'English' },
        { value: 'fr', title: 'Français' },
        { value: 'de', title: 'Deutsch' },
        { value: 'nl', title: 'Nederlands' },
      ],
    },
  },
  role: {
    description: 'Signed in as',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      shortcuts: shortcut('user', 'R'),
      items: Object.entries(people).map(([value, title]) => ({ value, title })),
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      shortcuts: shortcut('direction', 'D'),
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  zoom: {
    description: 'Text zoom',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      shortcuts: shortcut('text size', 'Z'),
      items: [
        { value: '100', title: 'Text at 100 %' },
        { value: '200', title: 'Text at 200 %' },
      ],
    },
  },
  preference: {
    description: 'Preference of the system',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'No preference' },
        { value: 'motion', title: 'Reduced motion' },
        { value: 'contrast', title: 'More contrast' },
      ],
      shortcuts: shortcut('preference', 'P'),
    },
  },
  density: {
    description: 'Row height of tables',
    toolbar: {
      icon: 'menu',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Default rows' },
        { value: 'compact', title: 'Compact rows' },
      ],
    },
  },
  anatomy: {
    description: 'Parts of the component',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'Without parts' },
        { value: 'legend', title: 'With numbered parts' },
      ],
    },
  },
  delay: {
    description: 'Network delay',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: [
        { value: '0', title: 'No delay' },
        { value: '400', title: '400 ms' },
        { value: '2000', title: '2 s' },
        { value: '8000', title: '8 s' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'DEFAULT',
  language: 'en',
  role: 'admin',
  direction: 'ltr',
  zoom: '100',
  preference: 'none',
  density: 'own',
  /** The pages of components also use `numbers`, and list the names of the parts below the story. */
  anatomy: 'off',
  /** Colour, grey, mode and corners of the theme BRAND. The playground sets it. */
  brand: '0b5fff-slate-light-1',
  delay: '0',
};

/** Widths at which the layout changes, plus a small phone and a desktop. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sm: { name: 'sm, 600', styles: { width: '600px', height: '900px' }, type: 'mobile' },
  md: { name: 'md, 900', styles: { width: '900px', height: '900px' }, type: 'tablet' },
  lg: { name: 'lg, 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  xl: { name: 'xl, 1536', styles: { width: '1536px', height: '960px' }, type: 'desktop' },
  xxl: { name: 'xxl, 1600', styles: { width: '1600px', height: '1000px' }, type: 'desktop' },
} as const;
