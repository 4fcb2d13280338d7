import '@radix-ui/themes/styles.css';
import {
  Avatar,
  Badge,
  Button,
  Dialog,
  Flex,
  Grid,
  IconButton,
  Select,
  Table,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes';
import { bin, buttonCount, fields, headers, pencil, useValues } from '../data';
import { people } from '../people';
import { perform } from '../stage';
import './radix.css';

perform({
  // `inherit` reads the class of the root element.
  Surroundings: ({ children }) => <Theme appearance="inherit">{children}</Theme>,
  Buttons: () =>
    Array.from({ length: buttonCount }, (_, index) => (
      <Button key={index} variant="outline">
        Button {index}
      </Button>
    )),
  Table: () => (
    <Table.Root aria-label="Contacts">
      <Table.Header>
        <Table.Row>
          {headers.map((header) => (
            <Table.ColumnHeaderCell key={header} justify={header === 'Policies' ? 'end' : 'start'}>
              {header}
            </Table.ColumnHeaderCell>
          ))}
          <Table.ColumnHeaderCell>Actions</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {people.map(({ id, name, initials, email, phone, city, active, status, policies, updated }) => (
          <Table.Row key={id}>
            <Table.RowHeaderCell>
              <Flex align="center" gap="2">
                <Avatar size="2" radius="full" fallback={initials} />
                {name}
              </Flex>
            </Table.RowHeaderCell>
            <Table.Cell>{email}</Table.Cell>
            <Table.Cell>{phone}</Table.Cell>
            <Table.Cell>{city}</Table.Cell>
            <Table.Cell>
              <Badge color={active ? 'green' : 'red'}>{status}</Badge>
            </Table.Cell>
            <Table.Cell justify="end">{policies}</Table.Cell>
            <Table.Cell>{updated}</Table.Cell>
            <Table.Cell>
              <Flex gap="2">
                <Tooltip content={`Edit ${name}`}>
                  <IconButton variant="ghost" aria-label={`Edit ${name}`}>
                    {pencil}
                  </IconButton>
                </Tooltip>
                <Tooltip content={`Delete ${name}`}>
                  <IconButton variant="ghost" color="red" aria-label={`Delete ${name}`}>
                    {bin}
                  </IconButton>
                </Tooltip>
              </Flex>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
  Form: ({ open }) => (
    <Dialog.Root open={open}>
      <Dialog.Content maxWidth="640px" aria-describedby={undefined}>
        <Dialog.Title>Edit Contact</Dialog.Title>
        <Fields />
        <Flex justify="end" gap="2" mt="4">
          <Button variant="outline">Cancel</Button>
          <Button>Save</Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  ),
  setTheme: (theme) => {
    document.documentElement.className = theme;
  },
});

function Fields() {
  const { read, change } = useValues();
  return (
    <Grid columns="2" gap="4">
      {fields.map(({ name, label, options }) => (
        <Flex key={name} direction="column" gap="1">
          <Text as="label" htmlFor={name} size="2" weight="bold">
            {label}
          </Text>
          {options ? (
            <Select.Root value={read(name)} onValueChange={(value) => change(name, value)}>
              <Select.Trigger id={name} />
              <Select.Content>
                {options.map((option) => (
                  <Select.Item key={option.value} value={option.value}>
                    {option.label}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
          ) : (
            <TextField.Root id={name} value={read(name)} onChange={(event) => change(name, event.target.value)} />
          )}
        </Flex>
      ))}
    </Grid>
  );
}
