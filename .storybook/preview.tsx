import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import './preview/theme.css';
import { configureClient } from '@fairlead/api-client/client';
import { networkDelay } from '@fairlead/api-client/mocks';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toasts } from '../packages/ui/src/Toast/toasts';
import { checkOverflow } from './preview/checkOverflow';
import { checkScreenState } from './preview/checkScreenState';
import { globalTypes, initialGlobals, viewports } from './preview/globals';
import { checkNetwork, networkLoader } from './preview/network';
import { pretendTouch } from './preview/pointer';
import { withReading } from './preview/reading';
import { screenDecorator, screenLoader } from './preview/screens';
import { ThemedDocs } from './preview/ThemedDocs';
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
    return pretendTouch(parameters.touch);
  },
  afterEach: [checkScreenState, checkOverflow, checkNetwork],
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
