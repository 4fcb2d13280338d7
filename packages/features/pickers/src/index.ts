export { AgentPicker, type AgentPickerProps } from './AgentPicker';
export { AssignAgentDialog, type AssignAgentDialogProps } from './AssignAgentDialog';
export { CarrierPicker } from './CarrierPicker';
export { type ContactOption, ContactPicker } from './ContactPicker';
export { InsuranceTypePicker } from './InsuranceTypePicker';
export { type OpportunityOption, OpportunityPicker, type OpportunityPickerProps } from './OpportunityPicker';
export { type PolicyOption, PolicyPicker, type PolicyPickerProps } from './PolicyPicker';
export { type ManyPickerProps, PICKER_DEBOUNCE_MS, type PickerProps, type StoredChoice } from './picker';
export { type QuoteOption, QuotePicker, quoteOption } from './QuotePicker';
