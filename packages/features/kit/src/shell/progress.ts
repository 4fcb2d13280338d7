// a separate chunk: the first page does not need the progress line
export { ProgressLine } from '@fairlead/ui';
