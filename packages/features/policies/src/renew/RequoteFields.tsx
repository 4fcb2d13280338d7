import { CarrierPicker } from '@fairlead/pickers';
import { renewForm } from './renewForm';

const { Field } = renewForm;

/** Carriers that are asked for a quote. */
export function RequoteFields() {
  return <Field name="carrierIds" as={CarrierPicker} multiple />;
}
