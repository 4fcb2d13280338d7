import '@fairlead/ui/themes';
import './preview/theme.css';
import type { Preview } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { checkScreenState } from './preview/checkScreenState';
import { globalTypes, initialGlobals, viewports } from './preview/globals';
import { ThemedDocs } from './preview/ThemedDocs';
import { withTheme } from './preview/theme';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader()],
  decorators: [withTheme],
  beforeEach: ({ globals, msw }) => {
    const milliseconds = Number(globals.delay);
    // Answers nothing itself, so the story's own handler comes next.
    if (milliseconds > 0) msw.use(http.all('*/api/*', () => delay(milliseconds)));
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
