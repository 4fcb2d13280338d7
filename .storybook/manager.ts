import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { themeValues } from '../packages/ui/src/theme/createTheme';
import { statusLabels, statusOfAll } from './docs/review';
import { darkTheme, lightTheme } from './preview/brand';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const { tone } = themeValues(dark ? 'DARK' : 'DEFAULT');
/** A filled dot for approved and ready, a ring for draft, so that colour is not the only sign. */
const dots = {
  approved: { background: tone.success.mark },
  ready: { background: tone.info.mark, borderRadius: 2 },
  draft: { boxShadow: `inset 0 0 0 1.5px ${tone.neutral.mark}` },
} as const;

/** Name of a screen or state, with its review status at the end of the row. The builder of the sidebar compiles no JSX. */
function reviewed(name: string, storyIds: readonly string[]) {
  const status = statusOfAll(storyIds);
  const label = statusLabels[status];
  const dot = { flex: 'none', width: 8, height: 8, marginInlineStart: 'auto', borderRadius: '50%', ...dots[status] };
  return createElement(
    'span',
    { style: { display: 'flex', alignItems: 'center', gap: 8, width: '100%' } },
    name,
    createElement('span', { role: 'img', 'aria-label': label, title: label, style: dot }),
  );
}

const isScreen = (id: string) => id.startsWith('screens-');

addons.setConfig({
  theme: dark ? darkTheme : lightTheme,
  sidebar: {
    showRoots: true,
    /** Groups show their number of entries. Screens and their states show their review status. */
    renderLabel: (item) => {
      if (item.type === 'group' && item.depth === 1) return `${item.name} (${item.children.length})`;
      if (item.type === 'story' && isScreen(item.id)) return reviewed(item.name, [item.id]);
      if (item.type === 'component' && isScreen(item.id)) {
        const states = item.children.filter((id) => !id.endsWith('--docs'));
        return reviewed(item.name, states);
      }
      return item.name;
    },
  },
});
