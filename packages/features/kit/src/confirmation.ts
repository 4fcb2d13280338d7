// code of its own, which a list fetches after it has been drawn
export { ConfirmDialog } from '@fairlead/ui';
