// a separate chunk, which a list loads after its first render
export { ConfirmDialog } from '@fairlead/ui';
