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
import type { GuidanceExample } from '../../packages/ui/test/docs';
import { Examples } from './Examples';
import { ScreenPage } from './ScreenPage';

/** Documentation page of a story file: generated from the manifests for screens, from the props for components. */
export function Page() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const examples = (parameters?.examples ?? []) as readonly GuidanceExample[];
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
      <Examples examples={examples} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
