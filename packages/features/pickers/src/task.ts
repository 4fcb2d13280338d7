export { SnoozeDialog, type SnoozeDialogProps } from './task/SnoozeDialog';
export type { TaskRecord } from './task/saveTask';
export { TaskDialog, type TaskDialogProps } from './task/TaskDialog';
