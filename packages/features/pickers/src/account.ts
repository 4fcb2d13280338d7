export type { ControlledPerson } from './account/controlledPerson';
export { useAccountActions } from './account/useAccountActions';
