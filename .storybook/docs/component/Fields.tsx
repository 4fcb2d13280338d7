import { Table } from '@fairlead/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ApiField } from '../../api/uiApi';
import { CodeText } from './CodeText';

/** Fields of a type. */
export const Fields = ({ label, fields }: { label: string; fields: readonly ApiField[] }) => (
  <Unstyled>
    <Table label={label} framed density="compact">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, optional, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{optional ? `${name}?` : name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>
              <CodeText text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Unstyled>
);
