import { ArgTypes, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { ApiItem } from '../../api/uiApi';
import { codeOf } from '../../preview/anatomy/describe';
import { loadItems } from '../../preview/anatomy/uiNames';
import { CodeText } from './CodeText';
import { Fields } from './Fields';

/** Values of the items once they have loaded. */
function useItems(items: readonly ApiItem[]): ReadonlyMap<string, unknown> {
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(new Map());
  const key = items.map(({ name }) => name).join();
  useEffect(() => {
    let shown = true;
    void loadItems(items).then((loaded) => shown && setValues(loaded));
    return () => {
      shown = false;
    };
    // Another list with the same names has the same values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return values;
}

/** Whether the build has found props of a component. */
const hasProps = (value: unknown) =>
  Object.keys((value as { __docgenInfo?: { props?: object } } | undefined)?.__docgenInfo?.props ?? {}).length > 0;

/** Components, hooks and functions that are used together with a component: purpose, code and props. */
export function Parts({ items }: { items: readonly ApiItem[] }) {
  const values = useItems(items);
  return items.map((item) => {
    const code = codeOf(item);
    const value = values.get(item.name);
    return (
      <section key={item.name}>
        <h3 id={item.name}>{item.name}</h3>
        <p>
          <CodeText text={item.description} />
        </p>
        {code && <Source code={code} language="tsx" />}
        {item.kind === 'component' && hasProps(value) && <ArgTypes of={value} />}
      </section>
    );
  });
}

/** Types of props: fields with their descriptions. */
export const Types = ({ items }: { items: readonly ApiItem[] }) =>
  items.map(({ name, description, fields = [] }) => (
    <section key={name}>
      <h3 id={name}>{name}</h3>
      {description && (
        <p>
          <CodeText text={description} />
        </p>
      )}
      <Fields label={`Fields of ${name}`} fields={fields} />
    </section>
  ));
