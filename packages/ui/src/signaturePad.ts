export { SignaturePad, type SignaturePadProps } from './SignaturePad/SignaturePad';
export { type Signature, signatureSvg } from './SignaturePad/signature';
