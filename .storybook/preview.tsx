import '@fairlead/ui/themes';
import './preview/theme.css';
import { networkDelay } from '@fairlead/api-client/mocks';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { checkScreenState } from './preview/checkScreenState';
import { globalTypes, initialGlobals, viewports } from './preview/globals';
import { withReading } from './preview/reading';
import { screenDecorator, screenLoader } from './preview/screens';
import { ThemedDocs } from './preview/ThemedDocs';
import { withTheme } from './preview/theme';

// a machine with other work to do is slow, not wrong
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(), screenLoader],
  decorators: [screenDecorator, withReading, withTheme],
  beforeEach: ({ globals }) => {
    networkDelay.ms = Number(globals.delay);
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
