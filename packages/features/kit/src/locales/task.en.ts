import { taskLabels } from '@fairlead/rules';

const messages = {
  ...taskLabels.en,
  add: 'Add task',
  edit: 'Edit task',
  save: 'Save',
  title: 'Title',
  kind: 'Kind',
  due: 'Due',
  time: 'Time',
  assignee: 'Assigned to',
  contact: 'Customer',
  snooze: 'Snooze',
  snoozeUntil: 'Snooze until',
  snoozedUntil: 'Date and time',
};
export type TaskMessages = typeof messages;
export default messages;
