import { taskLabels } from '@fairlead/rules';
import type { TaskMessages } from './task.en';

const messages: TaskMessages = {
  ...taskLabels.fr,
  add: 'Ajouter une tâche',
  edit: 'Modifier la tâche',
  save: 'Enregistrer',
  title: 'Titre',
  kind: 'Type',
  due: 'Échéance',
  time: 'Heure',
  assignee: 'Attribuée à',
  contact: 'Client',
  snooze: 'Reporter',
  snoozeUntil: 'Reporter jusqu’à',
  snoozedUntil: 'Date et heure',
};
export default messages;
