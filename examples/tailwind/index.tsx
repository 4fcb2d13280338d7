import './styles.css';
import '@fairlead/ui/themes';
import { Button, Dialog, Heading, Text, TextField, ThemeScope } from '@fairlead/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeScope theme="DARK">
    <Heading level={2}>Components</Heading>
    <Text>Text of a component.</Text>
    <TextField label="Name" />
    <Dialog trigger={<Button>Edit</Button>} title="Edit Contact">
      <TextField label="Company" />
    </Dialog>
  </ThemeScope>,
);
