import '@fairlead/ui/themes';
import './preview/theme.css';
import { configureClient } from '@fairlead/api-client/client';
import { networkDelay } from '@fairlead/api-client/mocks';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { toasts } from '../packages/ui/src/Toast/toasts';
import { checkScreenState } from './preview/checkScreenState';
import { globalTypes, initialGlobals, viewports } from './preview/globals';
import { withReading } from './preview/reading';
import { screenDecorator, screenLoader } from './preview/screens';
import { ThemedDocs } from './preview/ThemedDocs';
import { withTheme } from './preview/theme';

// a machine with other work to do is slow, not wrong
configure({ asyncUtilTimeout: 5_000 });

// what waits for an answer can be looked at for as long as it takes, and says nothing into a story that is shown after it
configureClient({ patience: Number.POSITIVE_INFINITY });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(), screenLoader],
  decorators: [screenDecorator, withReading, withTheme],
  beforeEach: ({ globals }) => {
    networkDelay.ms = Number(globals.delay);
    // a toast lives for five seconds, and would be seen in the next story
    for (const { id } of toasts.entries()) toasts.remove(id);
  },
  afterEach: checkScreenState,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { container: ThemedDocs },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'Flows'] } },
    viewport: { options: viewports },
  },
};

export default preview;
