import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { GuidanceExample } from '../../../packages/ui/test/docs';
import { codeOf, type DocgenInfo, typesOf } from '../../preview/anatomy/describe';
import { exportsIn, folderOf } from '../../preview/anatomy/uiNames';
import { Examples } from '../Examples';
import { useIndex } from '../stories';
import { Anatomy } from './Anatomy';
import * as styles from './component.css';
import { Parts, Types } from './Parts';

/** Name of the component in a title such as `Components/Data/Chip`. Undefined for pages about one aspect of it. */
const mainOf = (title: string) => {
  const [group, , name, aspect] = title.split('/');
  return group === 'Components' && aspect === undefined ? name : undefined;
};

const heightOf = (docs: unknown): number =>
  Number.parseInt((docs as { story?: { height?: string } } | undefined)?.story?.height ?? '0', 10);

/** Documentation page of a component, generated from its types, its TSDoc and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const component: unknown = preparedMeta.component;
  const index = useIndex();
  const pages = new Set(index.flatMap((entry) => mainOf(entry.title) ?? []));
  const main = mainOf(title);
  const exported = main ? exportsIn(folderOf(parameters.fileName) ?? '') : [];
  const item = exported.find(({ name }) => name === main);
  const parts = exported.filter(({ name, kind }) => name !== main && kind !== 'value' && !pages.has(name));
  const { props } = (component as { __docgenInfo?: DocgenInfo } | undefined)?.__docgenInfo ?? {};
  const types = main ? typesOf(props, [...(item ? [item] : []), ...parts]) : [];
  const stories = index.filter((entry) => entry.type === 'story' && entry.title === title);
  const pictured = stories.find(({ tags }) => tags?.includes('anatomy')) ?? stories[0];
  const code = item && codeOf(item);
  return (
    <div className={styles.page}>
      <Title />
      <Subtitle />
      <Description />
      <Examples examples={(parameters.examples ?? []) as readonly GuidanceExample[]} />
      {code && (
        <>
          <Heading>Code</Heading>
          <Source code={code} language="tsx" />
        </>
      )}
      {main && component !== undefined && pictured && (
        <Anatomy storyId={pictured.id} height={Math.max(heightOf(parameters.docs), 160)} />
      )}
      <Heading>Props</Heading>
      <Primary />
      <Controls />
      {parts.length > 0 && (
        <>
          <Heading>Used together with {main}</Heading>
          <Parts items={parts} />
        </>
      )}
      {types.length > 0 && (
        <>
          <Heading>Types</Heading>
          <Types items={types} />
        </>
      )}
      <Stories />
    </div>
  );
}
