import { addons } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './preview/brand';
import recorded from './review.json';

const reviews: Readonly<Record<string, { status: string }>> = recorded;
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: dark ? darkTheme : lightTheme,
  sidebar: {
    showRoots: true,
    /** Groups show their number of entries, stories their review status. Drafts, the usual status, have no mark. */
    renderLabel: (item) => {
      if (item.type === 'group' && item.depth === 1) return `${item.name} (${item.children.length})`;
      const status = item.type === 'story' ? reviews[item.id]?.status : undefined;
      return status ? `${item.name}: ${status}` : item.name;
    },
  },
});
