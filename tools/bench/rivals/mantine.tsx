import '@mantine/core/styles.css';
import {
  ActionIcon,
  Avatar,
  Badge,
  Button,
  createTheme,
  Group,
  MantineProvider,
  Modal,
  Select,
  SimpleGrid,
  Table,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { bin, buttonCount, fields, headers, pencil, useValues } from '../data';
import { people } from '../people';
import { perform } from '../stage';

const theme = createTheme({ fontFamily: 'sans-serif' });
const nothing = () => undefined;

perform({
  Surroundings: ({ children }) => <MantineProvider theme={theme}>{children}</MantineProvider>,
  Buttons: () =>
    Array.from({ length: buttonCount }, (_, index) => (
      <Button key={index} variant="default">
        Button {index}
      </Button>
    )),
  Table: () => (
    <Table aria-label="Contacts" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header) => (
            <Table.Th key={header} ta={header === 'Policies' ? 'end' : undefined}>
              {header}
            </Table.Th>
          ))}
          <Table.Th>Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map(({ id, name, initials, email, phone, city, active, status, policies, updated }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <Group gap="xs" wrap="nowrap">
                <Avatar size="sm">{initials}</Avatar>
                {name}
              </Group>
            </Table.Th>
            <Table.Td>{email}</Table.Td>
            <Table.Td>{phone}</Table.Td>
            <Table.Td>{city}</Table.Td>
            <Table.Td>
              <Badge variant="light" color={active ? 'green' : 'red'}>
                {status}
              </Badge>
            </Table.Td>
            <Table.Td ta="end">{policies}</Table.Td>
            <Table.Td>{updated}</Table.Td>
            <Table.Td>
              <Group gap="xs" wrap="nowrap">
                <Tooltip label={`Edit ${name}`}>
                  <ActionIcon variant="subtle" aria-label={`Edit ${name}`}>
                    {pencil}
                  </ActionIcon>
                </Tooltip>
                <Tooltip label={`Delete ${name}`}>
                  <ActionIcon variant="subtle" color="red" aria-label={`Delete ${name}`}>
                    {bin}
                  </ActionIcon>
                </Tooltip>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  ),
  Form: ({ open }) => (
    <Modal opened={open} onClose={nothing} title="Edit Contact" size={640}>
      <Fields />
      <Group justify="flex-end" mt="md">
        <Button variant="default">Cancel</Button>
        <Button>Save</Button>
      </Group>
    </Modal>
  ),
  setTheme: (scheme) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  },
});

function Fields() {
  const { read, change } = useValues();
  return (
    <SimpleGrid cols={2}>
      {fields.map(({ name, label, options }) =>
        options ? (
          <Select
            key={name}
            label={label}
            data={options}
            value={read(name)}
            onChange={(value) => change(name, value ?? '')}
          />
        ) : (
          <TextInput
            key={name}
            label={label}
            value={read(name)}
            onChange={(event) => change(name, event.target.value)}
          />
        ),
      )}
    </SimpleGrid>
  );
}
