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

/** Toolbar settings, with the names that stories, decorators and tests use. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [...themeNames.map((value) => ({ value, title: value })), { value: 'ALL', title: 'All, side by side' }],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
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
      items: Object.entries(people).map(([value, title]) => ({ value, title })),
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
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
      items: [
        { value: '100', title: 'Text at 100 %' },
        { value: '200', title: 'Text at 200 %' },
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
