// code of its own, since nothing is on its way before the first page is there
export { ProgressLine } from '@fairlead/ui';
