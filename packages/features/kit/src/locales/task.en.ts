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
};
export type TaskMessages = typeof messages;
export default messages;
