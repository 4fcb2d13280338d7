import { taskLabels } from '@fairlead/rules';
import type { TaskMessages } from './task.en';

const messages: TaskMessages = {
  ...taskLabels.de,
  add: 'Aufgabe hinzufügen',
  edit: 'Aufgabe bearbeiten',
  save: 'Speichern',
  title: 'Titel',
  kind: 'Art',
  due: 'Fällig',
  time: 'Uhrzeit',
  assignee: 'Zugewiesen an',
  contact: 'Kunde',
  snooze: 'Zurückstellen',
  snoozeUntil: 'Zurückstellen bis',
  snoozedUntil: 'Datum und Uhrzeit',
};
export default messages;
