import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { docs } from '../../test/docs';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { themeScript } from './themeMode';
import { useThemeMode } from './useThemeMode';

const storageKey = 'fairlead.story.theme';

function Chooser() {
  const { mode, theme, setMode } = useThemeMode({ storageKey, initial: 'DEFAULT' });
  return (
    <Stack gap={12}>
      <SegmentedControl
        label="Theme"
        value={mode}
        onValueChange={setMode}
        options={[
          { value: 'SYSTEM', label: 'System' },
          { value: 'DEFAULT', label: 'Light' },
          { value: 'DARK', label: 'Dark' },
        ]}
      />
      <Text>Shown: {theme}</Text>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Theme mode',
  component: Chooser,
  parameters: docs({
    use: 'A page whose visitors choose the theme or follow the operating system. `ThemeScript` in the head sets it before the first paint.',
    avoid: 'For a part of a page, use `ThemeScope`.',
  }),
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    localStorage.removeItem(storageKey);
    return () => {
      localStorage.removeItem(storageKey);
      document.documentElement.dataset.theme = theme;
    };
  },
} satisfies Meta<typeof Chooser>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.documentElement.dataset.theme;
function run(script: string) {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(shown()).toBe('DARK');
    await expect(localStorage.getItem(storageKey)).toBe('DARK');
  },
};

export const FollowsAnotherTab: Story = {
  play: async ({ canvas }) => {
    localStorage.setItem(storageKey, 'DARK');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: 'DARK' }));
    await canvas.findByText('Shown: DARK');
    await expect(shown()).toBe('DARK');
  },
};

export const BeforeFirstPaint: Story = {
  play: async () => {
    localStorage.setItem(storageKey, 'DARK');
    run(themeScript({ storageKey }));
    await expect(shown()).toBe('DARK');
    localStorage.removeItem(storageKey);
    run(themeScript({ storageKey, initial: '</script>' }));
    await expect(shown()).toBe('</script>');
    await expect(themeScript({ initial: '</script>' })).not.toContain('</script>');
  },
};
