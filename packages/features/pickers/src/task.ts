export type { TaskRecord } from './task/saveTask';
export { TaskDialog, type TaskDialogProps } from './task/TaskDialog';
