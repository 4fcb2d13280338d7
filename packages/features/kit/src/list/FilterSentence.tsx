import type { ListFilter } from '@fairlead/rules';
import { Fragment } from 'react';
import type { Messages } from '../language';
import type { DefinedField } from './defineList';
import { useFilterText } from './filterLabels';
import type { ListControls } from './useResourceList';

/** Filters of a list as text, such as "Status is Active, Expires in the next 30 days". */
export function FilterSentence({ list: { filters, definition } }: { list: ListControls }) {
  return filters.map((filter, index) => {
    const field = definition.filtering?.fields[filter.field];
    return field ? (
      <Fragment key={filter.field}>
        {index > 0 ? ', ' : null}
        <FilterText messages={definition.messages} field={field} filter={filter} />
      </Fragment>
    ) : null;
  });
}

interface FilterTextProps {
  messages: keyof Messages;
  field: DefinedField;
  filter: ListFilter;
}

function FilterText({ messages, field, filter }: FilterTextProps) {
  const { label, operator, value } = useFilterText(messages, field, filter);
  return [label, operator, value].filter(Boolean).join(' ');
}
