// Storybook would load it after the story.
import 'react-dom/client';
import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import './preview/theme.css';
import { configureClient } from '@fairlead/api-client/client';
import { networkDelay } from '@fairlead/api-client/mocks';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toasts } from '../packages/ui/src/Toast/toasts';
import { clearAnatomy, markAnatomy } from './preview/anatomy/anatomy';
import { checkOverflow } from './preview/checkOverflow';
import { checkScreenState } from './preview/checkScreenState';
import { DocsContainer, DocsPage } from './preview/docs';
import { globalTypes, initialGlobals, viewports } from './preview/globals';
import { checkNetwork, networkLoader } from './preview/network';
import { pretendTouch } from './preview/pointer';
import { chooseDensity, choosePreference } from './preview/preferences';
import { withReading } from './preview/reading';
import { screenDecorator, screenLoader } from './preview/screens';
import { withTheme } from './preview/theme';

// Leaves time for busy machines.
configure({ asyncUtilTimeout: 10_000 });

// No timeout: pending requests stay pending while the story is shown and cause no errors in later stories.
configureClient({ patience: Number.POSITIVE_INFINITY });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [networkLoader, screenLoader],
  decorators: [screenDecorator, withReading, withTheme],
  beforeEach: ({ globals, parameters }) => {
    networkDelay.ms = Number(globals.delay);
    // Toasts stay for five seconds and would appear in the next story.
    for (const { id } of toasts.entries()) toasts.remove(id);
    const restore = [
      pretendTouch(parameters.touch),
      chooseDensity(globals.density),
      choosePreference(globals.preference),
      clearAnatomy,
    ];
    return () => restore.forEach((undo) => void undo?.());
  },
  afterEach: [checkScreenState, checkOverflow, checkNetwork, markAnatomy],
  parameters: {
    layout: 'padded',
    // Tests without Storybook read only violations. Collecting all passed checks takes a quarter of their time.
    a11y: {
      test: 'error',
      options: import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations'] } : {},
    },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { container: DocsContainer, page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Installation',
          'Theming',
          'Playground',
          'Accessibility',
          'Writing',
          'Releases',
          'Foundations',
          'Components',
          ['Actions', 'Inputs', 'Data', 'Overlays', 'Navigation', 'Layout', 'Feedback'],
          'Patterns',
          ['List', 'Form', 'Record', 'Dialog', 'Empty and error states', 'Permissions'],
          'Screens',
          ['Overview', '*'],
          'Flows',
          'Rules',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
