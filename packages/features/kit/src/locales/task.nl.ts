import { taskLabels } from '@fairlead/rules';
import type { TaskMessages } from './task.en';

const messages: TaskMessages = {
  ...taskLabels.nl,
  add: 'Taak toevoegen',
  edit: 'Taak bewerken',
  save: 'Opslaan',
  title: 'Titel',
  kind: 'Soort',
  due: 'Uiterlijk',
  time: 'Tijd',
  assignee: 'Toegewezen aan',
  contact: 'Klant',
  snooze: 'Uitstellen',
  snoozeUntil: 'Uitstellen tot',
  snoozedUntil: 'Datum en tijd',
};
export default messages;
