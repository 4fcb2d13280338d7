import type { Preview } from '@storybook/react-vite';

/** The toolbar's choices, and the names under which stories, decorators and tests read them. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO'].map((value) => ({ value, title: value })),
        { value: 'ALL', title: 'All, side by side' },
      ],
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
      items: [
        { value: 'admin', title: 'Platform admin, all privileges' },
        { value: 'limitedAdmin', title: 'Platform admin, limited' },
        { value: 'agencyAdmin', title: 'Agency admin' },
        { value: 'agent', title: 'Agent, licensed' },
        { value: 'assistant', title: 'Agent, not licensed' },
        { value: 'unsubscribed', title: 'Agency admin, not subscribed' },
        { value: 'customer', title: 'Customer' },
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

export const initialGlobals = { theme: 'DEFAULT', language: 'en', role: 'admin', delay: '0' };

/** The widths at which the layout changes, and the two that are drawn: a small phone and a desk. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sm: { name: 'sm, 600', styles: { width: '600px', height: '900px' }, type: 'mobile' },
  md: { name: 'md, 900', styles: { width: '900px', height: '900px' }, type: 'tablet' },
  lg: { name: 'lg, 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  xl: { name: 'xl, 1536', styles: { width: '1536px', height: '960px' }, type: 'desktop' },
  xxl: { name: 'xxl, 1600', styles: { width: '1600px', height: '1000px' }, type: 'desktop' },
} as const;
