import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ScreenPage } from './ScreenPage';

/** Documentation page of a story file: generated from the manifests for screens, from the props for components. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Screens/'))
    return (
      <Unstyled>
        <ScreenPage title={title} />
      </Unstyled>
    );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
